# Textes de Huang. Les événements sont racontés au présent : qui, quoi, combien.
# Les noms restent tels quels ; aucune phrase ne les modifie.

huang-title = { $options-module ->
    [bandits] { $options-palace ->
        [yes] Huang, Bandits renégats, Palais royal
       *[no] Huang, Bandits renégats
    }
    [eighteen_kingdoms] { $options-palace ->
        [yes] Huang, Dix-huit Royaumes, Palais royal
       *[no] Huang, Dix-huit Royaumes
    }
   *[none] { $options-palace ->
        [yes] Huang, Royaumes combattants, Palais royal
       *[no] Huang, Royaumes combattants
    }
}

## Morceaux que plusieurs messages emploient avec leurs propres arguments

huang-leader = { $colour ->
    [yellow] meneur jaune
    [red] meneur rouge
    [blue] meneur bleu
    [green] meneur vert
   *[white] meneur blanc
}
huang-moved-leader = { $colour ->
    [yellow] le meneur jaune
    [red] le meneur rouge
    [blue] le meneur bleu
    [green] le meneur vert
   *[white] le meneur blanc
}
huang-a-tile = { $colour ->
    [yellow] une tuile jaune
    [red] une tuile rouge
    [blue] une tuile bleue
    [green] une tuile verte
   *[white] une tuile blanche
}
huang-the-tile = { $colour ->
    [yellow] La tuile jaune
    [red] La tuile rouge
    [blue] La tuile bleue
    [green] La tuile verte
   *[white] La tuile blanche
}
huang-a-pagoda = { $colour ->
    [yellow] une pagode jaune
    [red] une pagode rouge
    [blue] une pagode bleue
    [green] une pagode verte
   *[white] une pagode blanche
}
huang-the-pagoda = { $colour ->
    [yellow] La pagode jaune
    [red] La pagode rouge
    [blue] La pagode bleue
    [green] La pagode verte
   *[white] La pagode blanche
}
huang-gain = { $colour ->
    [yellow] { $points ->
        [one] { $points } point de victoire jaune
       *[other] { $points } points de victoire jaunes
    }
    [red] { $points ->
        [one] { $points } point de victoire rouge
       *[other] { $points } points de victoire rouges
    }
    [blue] { $points ->
        [one] { $points } point de victoire bleu
       *[other] { $points } points de victoire bleus
    }
    [green] { $points ->
        [one] { $points } point de victoire vert
       *[other] { $points } points de victoire verts
    }
   *[white] { $points ->
        [one] { $points } point de victoire blanc
       *[other] { $points } points de victoire blancs
    }
}
huang-yellow-force = { $leader ->
    [yes] { $tiles ->
        [0] engage le meneur jaune
        [one] engage 1 tuile jaune et le meneur jaune
       *[other] engage { $tiles } tuiles jaunes et le meneur jaune
    }
   *[no] { $tiles ->
        [0] n’engage rien
        [one] engage 1 tuile jaune
       *[other] engage { $tiles } tuiles jaunes
    }
}
huang-red-force = { $leader ->
    [yes] { $tiles ->
        [0] le meneur rouge
        [one] 1 tuile rouge et le meneur rouge
       *[other] { $tiles } tuiles rouges et le meneur rouge
    }
   *[no] { $tiles ->
        [one] { $tiles } tuile rouge
       *[other] { $tiles } tuiles rouges
    }
}
huang-picked-leader = { $word-2 ->
    [Y] le meneur jaune
    [R] le meneur rouge
    [B] le meneur bleu
    [G] le meneur vert
   *[W] le meneur blanc
}
huang-pieces = { $tile ->
    [Y] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [R] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [B] { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
    [G] { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
   *[W] { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
}
huang-force = { $plus ->
    [leader] { $count ->
        [0] le meneur
        [one] 1 tuile + meneur
       *[other] { $count } tuiles + meneur
    }
   *[none] { $count ->
        [0] rien
        [one] 1 tuile
       *[other] { $count } tuiles
    }
}

## Ce qui s’est passé

huang-began = { $seat } commence
huang-raided = { $bandits ->
    [one] { $bandits } bandit apparaît en { $on }
   *[other] { $bandits } bandits apparaissent en { $on }
}
huang-drew = { $tiles-count ->
    [0] { $seat } ne pioche rien : le sac est vide
   *[other] { $tiles ->
        [open] { $seat } pioche { $tiles-words }
       *[closed] { $tiles-count ->
            [one] { $seat } pioche { $tiles-count } tuile
           *[other] { $seat } pioche { $tiles-count } tuiles
        }
    }
}
huang-filled = Marché réapprovisionné : { $tiles-words }
huang-led = { $origin ->
    [none] { $seat } positionne { huang-moved-leader } en { $at }
   *[other] { $seat } déplace { huang-moved-leader } : { $origin } vers { $at }
}
huang-left = { $seat } : le { huang-leader } en { $at } retourne en réserve
huang-placed = { $seat } place { huang-a-tile } en { $at }
huang-gained = { $seat } gagne { huang-gain }
huang-built = { $origin ->
    [none] { $seat } construit { huang-a-pagoda } en { $on }
   *[other] { $seat } repositionne { huang-a-pagoda } : { $origin } vers { $on }
}
huang-crowned = { $origin ->
    [none] { $seat } construit le Palais royal en { $on }
   *[other] { $seat } repositionne le Palais royal : { $origin } vers { $on }
}
huang-fell = { huang-the-pagoda } en { $on } retourne à côté du plateau
huang-palace-fell = Le Palais royal en { $on } retourne à côté du plateau
huang-took = { $seat } prend { huang-a-tile } au marché
huang-paid = { $leader ->
    [yes] { $tiles-list ->
        [B] { $seat } révèle et défausse 1 tuile bleue ; le meneur bleu représente l’autre
       *[G] { $seat } révèle et défausse 1 tuile verte ; le meneur vert représente l’autre
    }
   *[no] { $seat } révèle et défausse { $tiles-words }
}
huang-removed = { huang-the-tile } en { $at } est retirée du plateau
huang-burnt = Le grenier en { $at } est retiré de la partie
huang-replaced = { $tiles ->
    [open] { $seat } remplace { $tiles-words }
   *[closed] { $tiles-count ->
        [one] { $seat } remplace { $tiles-count } tuile
       *[other] { $seat } remplace { $tiles-count } tuiles
    }
}
huang-revolted = Révolte ({ huang-leader }) : { $seat } attaque { $owner }
huang-committed = { $seat } { huang-yellow-force } : force { $strength }
huang-prevailed = { $seat } gagne la révolte, { $strength } contre { $against }
huang-warred = Guerre : { $seat } unit les royaumes en { $kingdoms } par une tuile en { $at }
huang-supported = { $seat } soutient le royaume en { $kingdom } avec { huang-red-force }
huang-abstained = { $seat } ne soutient aucun royaume
huang-won = Le royaume en { $kingdom } gagne la guerre, { $strength } contre { $against }
huang-cleared = { $bandits ->
    [one] { $seat } vainc { $bandits } bandit
   *[other] { $seat } vainc { $bandits } bandits
}
huang-stored = { $granaries ->
    [one] { $seat } prend { $granaries } grenier ; celui en { $at } reste
   *[other] { $seat } prend { $granaries } greniers ; celui en { $at } reste
}
huang-passed = { $seat } passe
huang-counted = Décompte, { $seat } : jaune { $points-1 }, rouge { $points-2 }, bleu { $points-3 }, vert { $points-4 }
huang-ended = { $winners-count ->
    [one] Partie terminée, victoire : { $winners }
   *[other] Partie terminée : égalité parfaite entre { $winners }, personne ne gagne
}

## Ce qu’il y a

huang-player = { $points ->
    [none] { huang-short-hand }
   *[some] { $points-granaries ->
        [0] { huang-short-hand } · { huang-short-points }
        [one] { huang-short-hand } · { huang-short-points } · { $points-granaries } grenier
       *[other] { huang-short-hand } · { huang-short-points } · { $points-granaries } greniers
    }
}
huang-short-hand = { $hand ->
    [open] { $hand-list }
   *[closed] main { $hand-count }
}
huang-short-points = { $hand ->
    [open] points Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
   *[closed] Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
}
huang-players = { $hand ->
    [open] { $points ->
        [none] { $seat } : main { $hand-list } ; meneurs : { huang-leaders-at }
       *[some] { $seat } : main { $hand-list } ; points : { huang-points-of } ; meneurs : { huang-leaders-at }
    }
   *[closed] { $points ->
        [none] { $seat } : tuiles en main : { $hand-count } ; meneurs : { huang-leaders-at }
       *[some] { $seat } : tuiles en main : { $hand-count } ; points : { huang-points-of } ; meneurs : { huang-leaders-at }
    }
}
huang-points-of = { $points-granaries ->
    [0] jaune { $points-colours-1 }, rouge { $points-colours-2 }, bleu { $points-colours-3 }, vert { $points-colours-4 }, blanc { $points-colours-5 }
    [one] jaune { $points-colours-1 }, rouge { $points-colours-2 }, bleu { $points-colours-3 }, vert { $points-colours-4 }, blanc { $points-colours-5 }, { $points-granaries } grenier
   *[other] jaune { $points-colours-1 }, rouge { $points-colours-2 }, bleu { $points-colours-3 }, vert { $points-colours-4 }, blanc { $points-colours-5 }, { $points-granaries } greniers
}
huang-leaders-at = jaune { $leaders-1 ->
    [none] en réserve
   *[other] en { $leaders-1 }
}, rouge { $leaders-2 ->
    [none] en réserve
   *[other] en { $leaders-2 }
}, bleu { $leaders-3 ->
    [none] en réserve
   *[other] en { $leaders-3 }
}, vert { $leaders-4 ->
    [none] en réserve
   *[other] en { $leaders-4 }
}, blanc { $leaders-5 ->
    [none] en réserve
   *[other] en { $leaders-5 }
}
huang-table = { $market-count ->
    [0] Marché : vide · sac : { $bag } · pagodes restantes : { huang-pagodas-left }
   *[other] Marché : { $market-list } · sac : { $bag } · pagodes restantes : { huang-pagodas-left }
}
huang-pagodas-left = Y{ $pagodas-left-1 } R{ $pagodas-left-2 } B{ $pagodas-left-3 } G{ $pagodas-left-4 } W{ $pagodas-left-5 }
huang-land = Tuiles jaunes : { $tiles-1-count ->
    [0] aucune
   *[other] { $tiles-1 }
} ; rouges : { $tiles-2-count ->
    [0] aucune
   *[other] { $tiles-2 }
} ; bleues : { $tiles-3-count ->
    [0] aucune
   *[other] { $tiles-3 }
} ; vertes : { $tiles-4-count ->
    [0] aucune
   *[other] { $tiles-4 }
} ; blanches : { $tiles-5-count ->
    [0] aucune
   *[other] { $tiles-5 }
} ; palais : { $palace ->
    [none] aucun
   *[other] { $palace }
} ; greniers : { $granaries-count ->
    [0] aucun
   *[other] { $granaries }
}
huang-kingdoms = Royaume de force { $strength } : { $leaders } ; cases : { $spaces }
huang-kingdoms-leaders = { huang-leader } en { $at } ({ $seat })
huang-pagodas = { huang-the-pagoda } se trouve en { $on }
huang-bandits = { $bandits ->
    [one] { $bandits } bandit en { $on }
   *[other] { $bandits } bandits en { $on }
}
huang-points = { $points ->
    [one] { $points } point dans la couleur la plus faible
   *[other] { $points } points dans la couleur la plus faible
}

## Ce qui est demandé

huang-ask-sides = { $seat-is ->
    [some] { $seat } ({ $strength })
   *[none] { $kingdom } ({ $strength })
}
huang-ask = { $phase ->
    [act] { $only ->
        [pass] Aucune action possible : passez
       *[none] { $word-1 ->
            [none] { $actions ->
                [2] Choisissez votre première action.
               *[1] Choisissez votre seconde action.
            }
            [leader] { $picked ->
                [1] Quel meneur positionnez-vous ?
               *[other] Où positionnez-vous { huang-picked-leader } ?
            }
            [riot] Émeute de paysans : quelle tuile retirez-vous du plateau ?
            [build] { $last ->
                [from] Quelle pagode repositionnez-vous ?
               *[other] Sur quel triangle construisez-vous ? Choisissez ses cases.
            }
            [replace] { $picked ->
                [1] Combien de tuiles remplacez-vous ?
               *[other] Quelles tuiles remplacez-vous ?
            }
            [B] Sur quelle case rivière placez-vous la tuile bleue ?
           *[other] Sur quelle case terre placez-vous la tuile ?
        }
    }
    [pagoda] { $last ->
        [none] La tuile en { $phase-of } complète un triangle : construisez-vous une pagode ?
        [from] Quelle pagode repositionnez-vous ?
       *[other] Sur quelles cases construisez-vous la pagode ?
    }
    [market] Prenez-vous 1 tuile du marché ?
    [follow] Placez-vous une autre tuile bleue à côté de { $phase-of } ?
    [commit] Révolte, { $sides } : combien de tuiles jaunes engagez-vous ?
    [support] { $picked ->
        [0] Guerre, { $sides } : quel royaume soutenez-vous ?
        [1] Guerre, { $sides } : quel royaume soutenez-vous ?
       *[other] Combien de tuiles rouges engagez-vous pour le royaume en { $word-2 } ?
    }
    [winner] Égalité : quel royaume gagne la guerre ?
    [losses] { $phase-count ->
        [one] Retirez { $phase-count } tuile rouge du plateau : laquelle ?
       *[other] Retirez { $phase-count } tuiles rouges du plateau : laquelle d’abord ?
    }
    [granary] Vous pouvez prendre tous les greniers du royaume sauf un : lequel reste ?
   *[other] { huang-title }
}
huang-word = { $last ->
    [Y] Y jaune
    [R] R rouge
    [B] { $first ->
        [leader] B bleu
       *[other] B bleue
    }
    [G] { $first ->
        [leader] G vert
       *[other] G verte
    }
    [W] { $first ->
        [leader] W blanc
       *[other] W blanche
    }
    [leader] { $first ->
        [leader] positionner un meneur
       *[other] le meneur en réserve représente une tuile
    }
    [home] le retirer du plateau
    [riot] émeute de paysans
    [build] construire une pagode
    [replace] remplacer des tuiles
    [pass] passer
    [pagoda] construire une pagode
    [palace] construire le Palais royal
    [from] repositionner une pagode
    [take] prendre une tuile
    [commit] engager des tuiles
    [support] soutenir un royaume
    [winner] désigner le vainqueur
    [lose] retirer une tuile rouge
    [keep] prendre des greniers
    [no] { $phase ->
        [pagoda] ne rien construire
        [market] ne rien prendre
        [follow] pas d’autre tuile bleue
        [support] ne soutenir aucun royaume
       *[other] ne pas prendre de grenier
    }
   *[other] { huang-force }
}
huang-legend = Y, R, B, G, W : tuiles jaunes, rouges, bleues, vertes et blanches. Y1 : le meneur jaune du joueur 1. ▲ : pagode, ♜ : palais, ° : grenier. 3! : 3 bandits. × : tuile sous le marqueur d’unification. · : terre, ≈ : rivière. ○ : ici, vous pouvez choisir. C5 †3 Y1 : le royaume en C5, sa force 3 et ses meneurs. ⌂1 RG : meneurs du joueur 1 en réserve.
huang-moves = Coups : Y C5 place une tuile jaune en C5 ; leader R C5 positionne le meneur rouge, leader R home le retire du plateau ; riot C5 (émeute) et build C5 D5 C6 (construction) coûtent 2 tuiles, riot leader C5 et build leader C5 D5 C6 1 tuile avec l’aide du meneur en réserve ; replace 2 Y R remplace 2 tuiles, dans l’ordre Y R B G W ; pass passe. Réponses : pagoda C5 D5 C6, avec from H8 à la fin pour en repositionner une ; palace C5 D5 C6 D6 ; take G ; commit 2+leader ; support C5 1 ; winner C5 ; lose C5 ; keep C5 ; no.

## Dans le navigateur

huang-tiger = Tigre
huang-hare = Lièvre
huang-rat = Rat
huang-goat = Chèvre
huang-dragon = Dragon
huang-bag-left = Dans le sac : { $tiles }
huang-bag-about = vide : fin de la partie
huang-hand-size = Tuiles en main : { $tiles }
huang-points-known = jaune { $yellow }, rouge { $red }, bleu { $blue }, vert { $green }, blanc { $white }
huang-lowest = Couleur la plus faible : { $points }
huang-points-title = Vos points
huang-aside = Points, marché, pagodes
huang-market-title = Marché
huang-beside = Pagodes restantes
huang-stored-count = { $granaries ->
    [one] { $granaries } grenier
   *[other] { $granaries } greniers
}
huang-pagodas-beside = { $colour ->
    [yellow] pagodes jaunes restantes : { $pagodas }
    [red] pagodes rouges restantes : { $pagodas }
    [blue] pagodes bleues restantes : { $pagodas }
    [green] pagodes vertes restantes : { $pagodas }
   *[white] pagodes blanches restantes : { $pagodas }
}
huang-leaders = Vos meneurs
huang-tile = { $colour ->
    [yellow] tuile jaune
    [red] tuile rouge
    [blue] tuile bleue
    [green] tuile verte
   *[white] tuile blanche
}
huang-own-leader = { $at ->
    [none] { huang-leader }, en réserve
   *[other] { huang-leader }, en { $at }
}
huang-acts = Actions
huang-act-tile = Tuile
huang-act-leader = Meneur
huang-act-riot = Émeute
huang-act-build = Pagode
huang-act-replace = Remplacer
huang-act-home = Retirer
huang-pay-tiles = { $colour ->
    [blue] 2 tuiles bleues
   *[green] 2 tuiles vertes
}
huang-pay-leader = { $colour ->
    [blue] 1 tuile et le meneur bleu
   *[green] 1 tuile et le meneur vert
}
huang-site = { $origin ->
    [none] { $what ->
        [palace] Palais royal : { $on }
       *[pagoda] Pagode : { $on }
    }
   *[other] { $what ->
        [palace] Palais royal : { $on }, depuis { $origin }
       *[pagoda] Pagode : { $on }, depuis { $origin }
    }
}
huang-legend-title = Anneaux dorés
huang-legend-gain = vous rapporte 1 point
huang-legend-quiet = possible
huang-legend-fight = déclenche une guerre ou une révolte
huang-tally-yellow = Jaune
huang-tally-red = Rouge
huang-tally-blue = Bleu
huang-tally-green = Vert
huang-tally-white = Blanc
huang-tally-granaries = Greniers
huang-score-note = La couleur la plus faible compte. Les points blancs comblent d’abord les écarts : 5+2 signifie 5 points et 2 points blancs.
huang-space-lit = { $text } : choix possible
huang-space-gains = { $text } : choix possible, rapporte 1 point
huang-space-fights = { $text } : choix possible, déclenche un conflit
huang-ground = { $ground ->
    [river] rivière
    [capital] capitale
   *[land] terre
}
huang-space-empty = { $space }, { huang-ground }
huang-space-bandits = { $space }, bandits : { $bandits }
huang-space-leader = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-leader } ({ $seat })
   *[other] { $space }, { huang-ground }, { huang-leader } ({ $seat }), royaume { $kingdom }, force { $strength }
}
huang-topped-tile = { $top ->
    [pagoda] { huang-tile } avec une pagode
    [palace] { huang-tile } avec le Palais royal
    [granary] { huang-tile } avec un grenier
    [marker] { huang-tile } sous le marqueur d’unification
   *[none] { huang-tile }
}
huang-space-tile = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-topped-tile }
   *[other] { $space }, { huang-ground }, { huang-topped-tile }, royaume { $kingdom }, force { $strength }
}
huang-kingdom = Royaume { $name } : force { $strength } · tuiles : { $tiles } · pagodes : { $pagodas } · { $leaders }
huang-kingdom-leaders = { huang-leader } ({ $seat })
huang-war-title = Guerre en { $at }
huang-war-about = { $seat } unit les royaumes { $sides }
huang-revolt-title = { $colour ->
    [yellow] Révolte des meneurs jaunes
    [red] Révolte des meneurs rouges
    [blue] Révolte des meneurs bleus
    [green] Révolte des meneurs verts
   *[white] Révolte des meneurs blancs
}
huang-revolt-about = { $seat } attaque { $owner }
huang-range = { $least } à { $most }
huang-range-known = { $strength }, définitif
huang-on-board = { $tiles } sur le plateau
huang-asked-none = rien
huang-asked-range = { $now ->
    [yes] { $home ->
        [yes] choisit : 0–{ $most } +1
       *[no] choisit : 0–{ $most }
    }
   *[no] { $home ->
        [yes] 0–{ $most } +1
       *[no] 0–{ $most }
    }
}
huang-war-tie = Hachuré : ce qui peut encore être engagé. En cas d’égalité, { $seat } désigne le vainqueur.
huang-revolt-tie = Hachuré : ce qui peut encore être engagé. En cas d’égalité, { $seat } gagne.
huang-wins = Victoire : { $side }
huang-asked-given = { $leader ->
    [yes] { $tiles } +1
   *[no] { $tiles }
}
huang-if-wins = En cas de victoire : { $side }
huang-go-home = { $n ->
    [one] retourne en réserve
   *[other] retournent en réserve
}
huang-leave = { $n ->
    [one] retirée du plateau
   *[other] retirées du plateau
}
huang-loses = Tuiles rouges perdues : engagées { $spent }, sur le plateau { $lost }
huang-nobody = Aucun royaume
huang-choose-kingdom = Choisir un royaume
huang-how-many = { $colour ->
    [red] Tuiles rouges, jusqu’à { $tiles }
   *[yellow] Tuiles jaunes, jusqu’à { $tiles }
}
huang-leader-helps = { $colour ->
    [red] Meneur rouge +1
   *[yellow] Meneur jaune +1
}
