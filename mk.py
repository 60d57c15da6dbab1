import yaml,os
V={'name':'Vanilla','kind':'monster','monster':['normal'],'race':'Warrior','attribute':'EARTH','level':4,'atk':1500,'def':1000}
def act(by,card,**k): return {'by':by,'do':'activate','card':card,**k}
def sc(id,en,de,source,topic,state,moves,expect,cards=None,difficulty=2,rulesets=None):
    d={'name':{'en':en,'de':de},'source':source,'topic':topic,'difficulty':difficulty}
    if rulesets: d['rulesets']=rulesets
    c={'game':'ygo'}
    if cards: c['cards']=cards
    c['state']=state; c['moves']=moves
    d['case']=c; d['expect']=expect
    p=f'scenarios/ygo/{id}.yaml'; os.makedirs(os.path.dirname(p),exist_ok=True)
    open(p,'w').write(yaml.safe_dump(d,allow_unicode=True,sort_keys=False,width=110))
C='ygo-current'
F={'name':'Fiend','kind':'monster','monster':['normal'],'race':'Fiend','attribute':'DARK','level':4,'atk':1400,'def':1000}
# --- triggers
sc('triggers/sangan-tributed-as-cost','Sangan Tributed as a cost triggers after the Chain, as a new Chain.','Sangan, als Kosten als Tribut angeboten, wird nach der Kette in einer neuen Kette ausgelöst.','Regelwerk 1.6 (ygorw.sim.tribute-cost-not-simultaneous); card text','triggers',
 {'players':{'A':{'monsters':['Cannon Soldier','Sangan']},'B':{'spellsTraps':['Waboku']}}},
 [act('A','Cannon Soldier',cost=['Sangan']),act('B','Waboku')],
 {'all':{'verdict':'resolved','chain':[{'card':'Cannon Soldier','chain':1,'link':1,'outcome':'resolved'},{'card':'Waboku','chain':1,'link':2},{'card':'Sangan','chain':2,'link':1,'outcome':'resolved'}],'open':1,'final':{'B':{'lifePoints':7500},'A':{'graveyard':['Sangan']}}}})
sc('triggers/peten-as-cost-misses','Peten the Dark Clown Tributed as a cost misses the timing: "when … you can", and the effect resolved after it.','Peten, dunkler Clown, als Kosten als Tribut angeboten, verpasst das Timing: „Wenn … kannst du“, und der Effekt wurde danach aufgelöst.','Problem-solving card text; ygo.current.missed-timing.cost','missed-timing',
 {'players':{'A':{'monsters':['Cannon Soldier','Peten the Dark Clown'],'deck':{'cards':[{'id':'second','card':'Peten the Dark Clown'}]}}}},
 [act('A','Cannon Soldier',cost=['Peten the Dark Clown'])],
 {'all':{'verdict':'resolved','missed':['Peten the Dark Clown'],'chain':[{'card':'Cannon Soldier'}],'open':0}})
sc('triggers/peten-missed-cannot-be-activated','Once the timing is missed, activating Peten the Dark Clown is illegal.','Ist das Timing verpasst, darf Peten, dunkler Clown nicht aktiviert werden.','ygo.current.missed-timing.cost','missed-timing',
 {'players':{'A':{'monsters':['Cannon Soldier','Peten the Dark Clown'],'deck':{'cards':[{'id':'second','card':'Peten the Dark Clown'}]}}}},
 [act('A','Cannon Soldier',cost=['Peten the Dark Clown']),{'do':'resolve'},act('A','Peten the Dark Clown')],
 {'all':{'verdict':'illegal','illegal':{'move':2,'codes':['missed-timing']}}})
sc('triggers/peten-destroyed-as-link-1','Peten the Dark Clown destroyed by Chain Link 1 does not miss the timing.','Peten, dunkler Clown, von Kettenglied 1 zerstört, verpasst das Timing nicht.','ygo.current.missed-timing.when-you-can','missed-timing',
 {'players':{'A':{'hand':['Raigeki']},'B':{'monsters':['Peten the Dark Clown'],'deck':{'cards':[{'id':'second','card':'Peten the Dark Clown'}]}}}},
 [act('A','Raigeki'),{'do':'resolve'},act('B','Peten the Dark Clown',choose={'cards':['second']})],
 {'all':{'verdict':'resolved','chain':[{'card':'Raigeki'},{'card':'Peten the Dark Clown','chain':2,'link':1,'outcome':'resolved'}],'final':{'B':{'monsters':['second'],'banished':['Peten the Dark Clown']}},'missed':[],'open':0}})
sc('triggers/peten-destroyed-as-link-2-misses','Peten the Dark Clown destroyed by Chain Link 2 misses the timing, because Chain Link 1 resolves after it.','Peten, dunkler Clown, von Kettenglied 2 zerstört, verpasst das Timing, weil Kettenglied 1 danach aufgelöst wird.','ygo.current.missed-timing.chain-link-2','missed-timing',
 {'turn':{'player':'B'},'players':{'A':{'spellsTraps':['Ring of Destruction']},'B':{'hand':['Pot of Greed'],'monsters':['Peten the Dark Clown'],'deck':{'cards':[{'id':'second','card':'Peten the Dark Clown'}]}}}},
 [act('B','Pot of Greed'),act('A','Ring of Destruction',targets=['Peten the Dark Clown'])],
 {'all':{'verdict':'resolved','missed':['Peten the Dark Clown']}})
SUM={'name':'Greeter','kind':'monster','monster':['effect'],'race':'Fairy','attribute':'LIGHT','level':4,'atk':1000,'def':1000,'effects':[{'kind':'trigger','timing':'if','must':True,'gist':{'en':'If this card is Summoned: gain 500 Life Points.','de':'Falls diese Karte beschworen wird: Erhalte 500 Life Points.'},'on':{'event':'summoned','card':{'this':True}},'resolve':[{'do':'gain-life','to':'you','amount':500}]}]}
sc('triggers/torrential-tribute-as-link-2','Torrential Tribute may be Chain Link 2 to the trigger of the monster whose Summon it answers.','Reißender Tribut darf Kettenglied 2 zum Auslöseeffekt des Monsters sein, dessen Beschwörung er beantwortet.','ygo.current.missed-timing.fast-effects','triggers',
 {'players':{'A':{'hand':['Monster Reborn'],'graveyard':['Greeter']},'B':{'spellsTraps':['Torrential Tribute']}}},
 [act('A','Monster Reborn',targets=['Greeter']),{'do':'resolve'},act('B','Torrential Tribute')],
 {'all':{'verdict':'resolved','chain':[{'card':'Monster Reborn','chain':1},{'card':'Greeter','chain':2,'link':1,'outcome':'resolved'},{'card':'Torrential Tribute','chain':2,'link':2,'outcome':'resolved'}],'final':{'A':{'lifePoints':8500,'monsters':[],'graveyard':['Monster Reborn','Greeter']}},'open':0}},cards={'Greeter':SUM})
sc('triggers/torrential-tribute-not-the-last-thing','Torrential Tribute cannot be activated when the Summon was not the last thing to happen.','Reißender Tribut kann nicht aktiviert werden, wenn die Beschwörung nicht das Letzte war, was geschehen ist.','ygo.current.missed-timing.fast-effects','missed-timing',
 {'players':{'A':{'hand':['Monster Reborn'],'graveyard':['Vanilla']},'B':{'spellsTraps':['Call of the Haunted','Torrential Tribute'],'graveyard':['Fiend']}}},
 [act('A','Pot of Greed') if False else act('A','Dian Keto the Cure Master'),act('B','Call of the Haunted',targets=['Fiend']),{'do':'resolve'},act('B','Torrential Tribute')],
 {'all':{'verdict':'illegal','illegal':{'move':3,'codes':['missed-timing']}}},cards={'Vanilla':V,'Fiend':F})
import json
p='scenarios/ygo/triggers/torrential-tribute-not-the-last-thing.yaml'; d=yaml.safe_load(open(p)); d['case']['state']['players']['A']={'hand':['Dian Keto the Cure Master']}; del d['case']['cards']['Vanilla']; open(p,'w').write(yaml.safe_dump(d,allow_unicode=True,sort_keys=False,width=110))
def trig(name,must,n): return {'name':name,'kind':'monster','monster':['effect'],'level':4,'atk':1000,'def':1000,'effects':[{'kind':'trigger','timing':'if',**({'must':True} if must else {}),'gist':{'en':f'If this card is destroyed: gain {n}.','de':f'Falls diese Karte zerstört wird: Erhalte {n}.'},'on':{'event':'destroyed','card':{'this':True}},'resolve':[{'do':'gain-life','to':'you','amount':n}]}]}
four={'Must A':trig('Must A',True,1),'May A':trig('May A',False,2),'Must B':trig('Must B',True,3),'May B':trig('May B',False,4)}
sc('triggers/two-mandatory-two-optional','Mandatory and optional triggers of both players go on the Chain as the ruleset orders them.','Pflicht- und freiwillige Auslöseeffekte beider Spieler kommen in der Reihenfolge des Regelwerks auf die Kette.','ygo.current.segoc.order; rulebook 9.0 (ygo9.simultaneous-activations.order)','simultaneous',
 {'players':{'A':{'hand':['Dark Hole'],'monsters':['May A','Must A']},'B':{'monsters':['May B','Must B']}}},
 [act('A','Dark Hole'),{'do':'resolve'},act('A','Must A'),act('A','May A'),act('B','Must B'),act('B','May B')],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Dark Hole'},{'card':'Must A','chain':2,'link':1},{'card':'Must B','link':2},{'card':'May A','link':3},{'card':'May B','link':4,'resolvedAs':1}],'open':0},
  'ygo-9.0':{'verdict':'resolved','chain':[{'card':'Dark Hole'},{'card':'Must A','chain':2,'link':1},{'card':'May A','link':2},{'card':'Must B','link':3},{'card':'May B','link':4}],'open':0},
  'ygo-2004':{'verdict':'resolved','chain':[{'card':'Dark Hole'},{'card':'Must A'},{'card':'May A'},{'card':'Must B'},{'card':'May B'}],'open':0}},cards=four,difficulty=3)
sc('triggers/own-order-branches','Where a player has not ordered two own mandatory triggers, the ruling branches over both orders.','Hat ein Spieler zwei eigene Pflichteffekte nicht geordnet, verzweigt die Entscheidung über beide Reihenfolgen.','Regelwerk 1.6 (ygorw.sim.same-controller)','simultaneous',
 {'players':{'A':{'hand':['Dark Hole']},'B':{'monsters':['Must B',{'id':'other','card':'Must B'}]}}},
 [act('A','Dark Hole')],
 {'all':{'branches':[{'answer':['Must B','other'],'expect':{'verdict':'resolved','chain':[{'card':'Dark Hole'},{'card':'Must B'},{'card':'other'}]}},{'answer':['other','Must B'],'expect':{'chain':[{'card':'Dark Hole'},{'card':'other'},{'card':'Must B'}]}}]}},cards={'Must B':four['Must B']})
sc('triggers/lost-when-the-card-moves-on','A trigger is lost when its card leaves the Graveyard before triggers are gathered, even if it says "if".','Ein Auslöseeffekt geht verloren, wenn seine Karte den Friedhof verlässt, bevor ausgelöst wird, auch bei „Falls“.','ygo.current.trigger.location-changed','triggers',
 {'players':{'A':{'hand':['Monster Reborn','Cannon Soldier'],'monsters':[{'id':'soldier','card':'Cannon Soldier'},'Sangan']},'B':{'hand':['D.D. Crow']}}},
 [act('A','soldier',cost=['Sangan']),act('B','D.D. Crow',targets=['Sangan'])],
 {'all':{'verdict':'resolved','missed':['Sangan'],'final':{'A':{'banished':['Sangan']}},'open':0}})
# --- continuous
sc('continuous/skill-drain-before-jinzo','Skill Drain that applied before Jinzo negates Jinzo, so Traps can still be activated.','Kräfte rauben, das vor Jinzo wirkte, annulliert Jinzo; Fallen können also aktiviert werden.','Order of continuous effects (ygo.effect.continuous.start-end)','continuous',
 {'players':{'A':{'monsters':[{'card':'Jinzo','since':{'order':2}}],'hand':['Dian Keto the Cure Master']},'B':{'spellsTraps':[{'card':'Skill Drain','face':'up','since':{'order':1}},'Waboku']}}},
 [act('A','Dian Keto the Cure Master'),act('B','Waboku')],
 {'all':{'verdict':'resolved','chain':[{'card':'Dian Keto the Cure Master'},{'card':'Waboku','outcome':'resolved'}],'open':0}})
sc('continuous/jinzo-before-skill-drain','Jinzo that applied before Skill Drain negates Skill Drain and forbids Traps.','Jinzo, der vor Kräfte rauben wirkte, annulliert Kräfte rauben und verbietet Fallen.','Order of continuous effects (ygo.effect.continuous.start-end)','continuous',
 {'players':{'A':{'monsters':[{'card':'Jinzo','since':{'order':1}}],'hand':['Dian Keto the Cure Master']},'B':{'spellsTraps':[{'card':'Skill Drain','face':'up','since':{'order':2}},'Waboku']}}},
 [act('A','Dian Keto the Cure Master'),act('B','Waboku')],
 {'all':{'verdict':'illegal','illegal':{'move':1,'codes':['forbidden']}}})
sc('continuous/jinzo-or-skill-drain-unknown','Where nobody says which of Jinzo and Skill Drain applied first, the judge is asked.','Wo niemand sagt, ob Jinzo oder Kräfte rauben zuerst wirkte, wird der Judge gefragt.','Order of continuous effects (ygo.effect.continuous.start-end)','continuous',
 {'players':{'A':{'monsters':['Jinzo'],'hand':['Dian Keto the Cure Master']},'B':{'spellsTraps':[{'card':'Skill Drain','face':'up'},'Waboku']}}},
 [act('A','Dian Keto the Cure Master'),act('B','Waboku')],
 {'all':{'verdict':'needs-facts','branches':[{'answer':'Jinzo','expect':{'verdict':'illegal','illegal':{'move':1,'codes':['forbidden']}}},{'answer':'Skill Drain','expect':{'verdict':'resolved'}}]}},difficulty=3)
sc('continuous/imperial-order-negates-cost-stays-paid','Under Imperial Order a Spell may be activated; its cost is paid and its effect is negated.','Unter Kaiserlicher Befehl darf ein Zauber aktiviert werden; die Kosten sind bezahlt, der Effekt ist annulliert.','Regelwerk 1.6 (ygorw.ex.cost.imperial-order-confiscation)','continuous',
 {'players':{'A':{'hand':['Delinquent Duo']},'B':{'hand':['?','?'],'spellsTraps':[{'card':'Imperial Order','face':'up'}]}}},
 [act('A','Delinquent Duo')],
 {'all':{'verdict':'resolved','chain':[{'card':'Delinquent Duo','outcome':'effect-negated','negatedBy':'Imperial Order'}],'final':{'A':{'lifePoints':7000}},'open':0}})
sc('continuous/spell-canceller-forbids','Spell Canceller forbids activating Spells; no cost is paid.','Entzauberer verbietet die Aktivierung von Zaubern; Kosten werden nicht bezahlt.','ygo.current.negation.forbid-vs-negate','continuous',
 {'players':{'A':{'hand':['Delinquent Duo']},'B':{'hand':['?'],'monsters':['Spell Canceller']}}},
 [act('A','Delinquent Duo')],{'all':{'verdict':'illegal','illegal':{'move':0,'codes':['forbidden']},'final':{'A':{'lifePoints':8000}}}},difficulty=1)
IG={'name':'Bursar','kind':'monster','monster':['effect'],'level':4,'atk':1000,'def':1000,'effects':[{'kind':'ignition','gist':{'en':'Tribute this card; gain 1000 Life Points.','de':'Biete diese Karte als Tribut an; erhalte 1000 Life Points.'},'cost':{'do':'tribute','cards':'this'},'resolve':[{'do':'gain-life','to':'you','amount':1000}]},{'kind':'ignition','gist':{'en':'Gain 500 Life Points.','de':'Erhalte 500 Life Points.'},'resolve':[{'do':'gain-life','to':'you','amount':500}]}]}
sc('continuous/skill-drain-tributed-as-cost','Under Skill Drain the effect of a monster that Tributed itself as a cost is not negated.','Unter Kräfte rauben wird der Effekt eines Monsters, das sich selbst als Kosten als Tribut anbietet, nicht annulliert.','ygo.current.negation.left-field','negation',
 {'players':{'A':{'monsters':['Bursar']},'B':{'spellsTraps':[{'card':'Skill Drain','face':'up'}]}}},
 [act('A','Bursar',effect=1)],{'all':{'verdict':'resolved','chain':[{'card':'Bursar','outcome':'resolved'}],'final':{'A':{'lifePoints':9000}},'open':0}},cards={'Bursar':IG})
sc('continuous/skill-drain-on-the-field','Under Skill Drain a monster effect may be activated, but it is negated while the monster is on the field.','Unter Kräfte rauben darf ein Monstereffekt aktiviert werden, wird aber annulliert, solange das Monster auf dem Spielfeld liegt.','Card text; ygo.current.negation.forbid-vs-negate','negation',
 {'players':{'A':{'monsters':['Bursar']},'B':{'spellsTraps':[{'card':'Skill Drain','face':'up'}]}}},
 [act('A','Bursar',effect=2)],{'all':{'verdict':'resolved','chain':[{'card':'Bursar','outcome':'effect-negated','negatedBy':'Skill Drain'}],'final':{'A':{'lifePoints':8000}},'open':0}},cards={'Bursar':IG})
sc('negation/veiler-negated-before-tribute','A monster negated by Effect Veiler stays negated in the Graveyard for the effect it activates by Tributing itself.','Ein durch Effektverschleierin annulliertes Monster bleibt annulliert, auch für den Effekt, den es durch Tribut seiner selbst aktiviert.','ygo.current.negation.left-field','negation',
 {'players':{'A':{'monsters':['Bursar']},'B':{'hand':['Effect Veiler']}}},
 [act('B','Effect Veiler',targets=['Bursar']),{'do':'resolve'},act('A','Bursar',effect=1)],{'ygo-current':{'verdict':'resolved','chain':[{'card':'Effect Veiler'},{'card':'Bursar','outcome':'effect-negated','negatedBy':'Effect Veiler'}],'final':{'A':{'lifePoints':8000}},'open':0}},cards={'Bursar':IG},difficulty=3)
sc('negation/veiler-chained-to-an-ignition-effect','Effect Veiler chained to a monster effect negates it.','Effektverschleierin, an einen Monstereffekt gekettet, annulliert ihn.','Card text','negation',
 {'players':{'A':{'monsters':['Bursar']},'B':{'hand':['Effect Veiler']}}},
 [act('A','Bursar',effect=2),act('B','Effect Veiler',targets=['Bursar'])],{'ygo-current':{'verdict':'resolved','chain':[{'card':'Bursar','outcome':'effect-negated'},{'card':'Effect Veiler','outcome':'resolved'}],'final':{'A':{'monsters':[{'id':'Bursar','effects':[{'what':'effects-negated','by':'Effect Veiler','until':'end-of-turn'}]}]},'B':{'graveyard':['Effect Veiler']}},'open':0}},cards={'Bursar':IG},difficulty=1)
sc('negation/veiler-in-own-turn',"Effect Veiler cannot be activated in one's own turn.",'Effektverschleierin kann nicht im eigenen Zug aktiviert werden.','Card text','timing',
 {'players':{'A':{'hand':['Effect Veiler']},'B':{'monsters':['Bursar']}}},[act('A','Effect Veiler',targets=['Bursar'])],{'ygo-current':{'verdict':'illegal','illegal':{'move':0,'codes':['not-opponents-turn']}}},cards={'Bursar':IG},difficulty=1)
# --- responses
sc('responses/ash-blossom-on-a-search','Ash Blossom & Joyous Spring negates the effect of a search; the Spell still goes to the Graveyard as usual.','Aschenblüte & Freudiger Frühling annulliert den Effekt einer Suche; der Zauber geht wie üblich auf den Friedhof.','Card text; ygo.current.effect.includes','responses',
 {'players':{'A':{'hand':['Reinforcement of the Army']},'B':{'hand':['Ash Blossom & Joyous Spring']}}},[act('A','Reinforcement of the Army'),act('B','Ash Blossom & Joyous Spring')],
 {'ygo-current':{'verdict':'resolved','headline':{'en':'Reinforcement of the Army does nothing: its effect was negated (Ash Blossom & Joyous Spring); the activation stands.'},'chain':[{'card':'Reinforcement of the Army','outcome':'effect-negated','negatedBy':2},{'card':'Ash Blossom & Joyous Spring','outcome':'resolved'}],'final':{'A':{'graveyard':['Reinforcement of the Army']}},'open':0}},difficulty=1)
sc('responses/ash-blossom-on-an-optional-part','Ash Blossom & Joyous Spring may answer Macro Cosmos, whose effect may Special Summon from the Deck.','Aschenblüte & Freudiger Frühling darf auf Makrokosmos antworten, zu dem eine Spezialbeschwörung vom Deck gehören kann.','ygo.current.effect.includes','responses',
 {'players':{'A':{'spellsTraps':['Macro Cosmos']},'B':{'hand':['Ash Blossom & Joyous Spring']}}},[act('A','Macro Cosmos'),act('B','Ash Blossom & Joyous Spring')],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Macro Cosmos','outcome':'effect-negated'},{'card':'Ash Blossom & Joyous Spring','outcome':'resolved'}]}})
sc('responses/ash-blossom-not-on-a-revival','Ash Blossom & Joyous Spring cannot answer Monster Reborn: nothing comes from the Deck.','Aschenblüte & Freudiger Frühling kann nicht auf Wiedergeburt antworten: Nichts kommt vom Deck.','Card text','responses',
 {'players':{'A':{'hand':['Monster Reborn'],'graveyard':['Vanilla']},'B':{'hand':['Ash Blossom & Joyous Spring']}}},[act('A','Monster Reborn',targets=['Vanilla']),act('B','Ash Blossom & Joyous Spring')],
 {'ygo-current':{'verdict':'illegal','illegal':{'move':1,'codes':['condition']}}},cards={'Vanilla':V},difficulty=1)
sc('responses/ghost-belle-on-a-revival','Ghost Belle & Haunted Mansion negates the activation of Monster Reborn.','Geistermädchen & Spukhaus annulliert die Aktivierung von Wiedergeburt.','Card text','responses',
 {'players':{'A':{'hand':['Monster Reborn'],'graveyard':['Vanilla']},'B':{'hand':['Ghost Belle & Haunted Mansion']}}},[act('A','Monster Reborn',targets=['Vanilla']),act('B','Ghost Belle & Haunted Mansion')],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Monster Reborn','outcome':'activation-negated','negatedBy':2},{'card':'Ghost Belle & Haunted Mansion'}],'final':{'A':{'graveyard':['Vanilla','Monster Reborn'],'monsters':[]}},'open':0}},cards={'Vanilla':V},difficulty=1)
sc('responses/solemn-judgment-on-a-spell','Solemn Judgment negates the activation of a Spell for half the Life Points.','Feierliches Urteil annulliert die Aktivierung eines Zaubers für die Hälfte der Life Points.','Card text','responses',
 {'players':{'A':{'hand':['Raigeki']},'B':{'monsters':['Vanilla'],'spellsTraps':['Solemn Judgment'],'lifePoints':5001}}},[act('A','Raigeki'),act('B','Solemn Judgment')],
 {'all':{'verdict':'resolved','chain':[{'card':'Raigeki','outcome':'activation-negated'},{'card':'Solemn Judgment','outcome':'resolved','spellSpeed':3}],'final':{'B':{'monsters':['Vanilla'],'lifePoints':2501}}}},cards={'Vanilla':V},difficulty=1)
sc('responses/mandatory-quick-effect','Light and Darkness Dragon answers by itself and negates the activation.','Drache des Lichts und der Finsternis antwortet von selbst und annulliert die Aktivierung.','Card text','responses',
 {'players':{'A':{'hand':['Raigeki']},'B':{'monsters':['Light and Darkness Dragon']}}},[act('A','Raigeki')],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Raigeki','outcome':'activation-negated','negatedBy':2},{'card':'Light and Darkness Dragon','outcome':'resolved'}],'final':{'B':{'monsters':[{'id':'Light and Darkness Dragon','current':{'atk':2300,'def':1900,'level':8}}]}},'open':0}})
sc('responses/impermanence-from-the-hand','Infinite Impermanence may be activated from the hand by a player who controls no cards.','Unendliche Unbeständigkeit darf von der Hand aktivieren, wer keine Karten kontrolliert.','Card text','places',
 {'players':{'A':{'monsters':['Bursar']},'B':{'hand':['Infinite Impermanence']}}},[act('A','Bursar',effect=2),act('B','Infinite Impermanence',targets=['Bursar'])],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Bursar','outcome':'effect-negated'},{'card':'Infinite Impermanence','outcome':'resolved'}],'open':0}},cards={'Bursar':IG},difficulty=1)
sc('responses/impermanence-from-the-hand-with-cards','Infinite Impermanence cannot be activated from the hand while controlling a card.','Unendliche Unbeständigkeit kann nicht von der Hand aktiviert werden, wenn man eine Karte kontrolliert.','Card text','places',
 {'players':{'A':{'monsters':['Bursar']},'B':{'hand':['Infinite Impermanence'],'spellsTraps':['?']}}},[act('A','Bursar',effect=2),act('B','Infinite Impermanence',targets=['Bursar'])],
 {'ygo-current':{'verdict':'illegal','illegal':{'move':1,'codes':['trap-from-hand']}}},cards={'Bursar':IG},difficulty=1)
# --- costs
sc('costs/macro-cosmos-send-cannot-be-paid','Under Macro Cosmos a cost of sending to the Graveyard cannot be paid.','Unter Makrokosmos können Kosten, die auf den Friedhof legen, nicht bezahlt werden.','ygo.current.leave-field.redirected','costs',
 {'turn':{'player':'A'},'players':{'A':{'monsters':['Bursar']},'B':{'hand':['Effect Veiler'],'spellsTraps':[{'card':'Macro Cosmos','face':'up'}]}}},[act('A','Bursar',effect=2),act('B','Effect Veiler',targets=['Bursar'])],
 {'ygo-current':{'verdict':'illegal','illegal':{'move':1,'codes':['cost']}}},cards={'Bursar':IG})
sc('costs/macro-cosmos-discard-can-be-paid','Under Macro Cosmos a discard as a cost can be paid; the card is banished and was not sent to the Graveyard.','Unter Makrokosmos kann ein Abwerfen als Kosten bezahlt werden; die Karte wird verbannt und wurde nicht auf den Friedhof gelegt.','ygo.current.leave-field.redirected','costs',
 {'players':{'A':{'hand':['Reinforcement of the Army']},'B':{'hand':['Ash Blossom & Joyous Spring'],'spellsTraps':[{'card':'Macro Cosmos','face':'up'}]}}},[act('A','Reinforcement of the Army'),act('B','Ash Blossom & Joyous Spring')],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Reinforcement of the Army','outcome':'effect-negated'},{'card':'Ash Blossom & Joyous Spring'}],'final':{'A':{'banished':['Reinforcement of the Army']},'B':{'banished':['Ash Blossom & Joyous Spring']}}}})
sc('costs/tributed-under-macro-cosmos','Sangan Tributed under Macro Cosmos does not trigger: it was not sent to the Graveyard.','Sangan, unter Makrokosmos als Tribut angeboten, wird nicht ausgelöst: Er wurde nicht auf den Friedhof gelegt.','ygo.fx.gy.not-when-removed','costs',
 {'players':{'A':{'monsters':['Cannon Soldier','Sangan']},'B':{'spellsTraps':[{'card':'Macro Cosmos','face':'up'}]}}},[act('A','Cannon Soldier',cost=['Sangan'])],
 {'all':{'verdict':'resolved','chain':[{'card':'Cannon Soldier','outcome':'resolved'}],'final':{'A':{'banished':['Sangan'],'graveyard':[]}},'open':0}})
sc('costs/delinquent-duo-at-1000','A cost of 1000 Life Points with exactly 1000 left.','Kosten von 1000 Life Points bei genau 1000 verbleibenden.','Regelwerk 1.6 (ygorw.ex.cost.delinquent-duo-1000)','costs',
 {'players':{'A':{'hand':['Delinquent Duo'],'lifePoints':1000},'B':{'hand':['?','?']}}},[act('A','Delinquent Duo')],
 {'ygo-2004':{'verdict':'illegal','illegal':{'move':0,'codes':['cost']}},'ygo-current':{'verdict':'over','over':'B'}},difficulty=1)
sc('costs/emergency-provisions-sends-a-used-spell','Emergency Provisions sends an activated Normal Spell as a cost; that Spell still resolves.','Notvorräte legt als Kosten einen aktivierten Normalen Zauber auf den Friedhof; der Zauber wird trotzdem aufgelöst.','Regelwerk 1.6 (ygorw.gy.rule-send-simultaneous)','costs',
 {'players':{'A':{'hand':['Dian Keto the Cure Master','Emergency Provisions']}}},[act('A','Dian Keto the Cure Master'),act('A','Emergency Provisions',cost=['Dian Keto the Cure Master'])],
 {'all':{'verdict':'resolved','chain':[{'card':'Dian Keto the Cure Master','outcome':'resolved'},{'card':'Emergency Provisions','outcome':'resolved'}],'final':{'A':{'lifePoints':10000,'graveyard':['Dian Keto the Cure Master','Emergency Provisions']}},'open':0}})
# --- limits
sc('limits/use-by-name-after-negation','"Can only use once per turn" is used up even if the activation is negated.','„Kann nur einmal pro Spielzug verwendet werden“ ist auch verbraucht, wenn die Aktivierung annulliert wird.','ygo.current.limits.use-or-activate','limits',
 {'players':{'A':{'hand':['Reinforcement of the Army','Foolish Burial'],'monsters':['Light and Darkness Dragon']},'B':{'hand':['Ash Blossom & Joyous Spring',{'id':'second','card':'Ash Blossom & Joyous Spring'}]}}},
 [act('A','Reinforcement of the Army'),{'do':'resolve'},act('A','Foolish Burial'),act('B','second')],{'ygo-current':{'verdict':'resolved'}},cards={})
import os as _o; _o.remove('scenarios/ygo/limits/use-by-name-after-negation.yaml')
sc('limits/second-ash-blossom-the-same-turn','A second Ash Blossom & Joyous Spring cannot be used in the same turn.','Eine zweite Aschenblüte & Freudiger Frühling kann im selben Zug nicht verwendet werden.','ygo.current.limits.copy-or-name','limits',
 {'players':{'A':{'hand':['Reinforcement of the Army','Foolish Burial']},'B':{'hand':['Ash Blossom & Joyous Spring',{'id':'second','card':'Ash Blossom & Joyous Spring'}]}}},
 [act('A','Reinforcement of the Army'),act('B','Ash Blossom & Joyous Spring'),{'do':'resolve'},act('A','Foolish Burial'),act('B','second')],{'ygo-current':{'verdict':'illegal','illegal':{'move':4,'codes':['limit']}}},difficulty=1)
# --- resolution
sc('resolution/target-turned-face-down','A target that is turned face-down is no longer the face-up monster the effect asks for.','Ein verdecktes Ziel ist nicht mehr das offene Monster, das der Effekt verlangt.','ygo.current.target.gone','resolution',
 {'players':{'A':{'monsters':['Bursar'],'hand':['Book of Moon']},'B':{'hand':['Effect Veiler']}}},[act('A','Bursar',effect=2),act('B','Effect Veiler',targets=['Bursar']),act('A','Book of Moon',targets=['Bursar'])],
 {'ygo-current':{'verdict':'resolved','chain':[{'card':'Bursar','outcome':'resolved'},{'card':'Effect Veiler','outcome':'no-effect'},{'card':'Book of Moon','outcome':'resolved'}],'final':{'A':{'lifePoints':8500}},'open':0}},cards={'Bursar':IG},difficulty=3)
sc('resolution/spirit-reaper-targeted','Spirit Reaper is destroyed after the effect that targeted it has resolved.','Geister-Sensenmann wird zerstört, nachdem der Effekt aufgelöst ist, der ihn als Ziel wählte.','Card text','resolution',
 {'players':{'A':{'hand':['Forbidden Chalice']},'B':{'monsters':['Spirit Reaper'],'hand':[]}}},[act('A','Forbidden Chalice',targets=['Spirit Reaper'])],
 {'ygo-current':{'verdict':'resolved','final':{'B':{'monsters':[{'id':'Spirit Reaper','current':{'atk':700,'def':200,'level':3}}]}}}})
sc('resolution/spirit-reaper-lance','Forbidden Lance targets Spirit Reaper: it is destroyed after the Chain Link resolves, for it is its own effect that destroys it.','Verbotene Lanze wählt Geister-Sensenmann als Ziel: Er wird nach dem Auflösen zerstört, denn es ist sein eigener Effekt, der ihn zerstört.','Card text','resolution',
 {'players':{'A':{'hand':['Forbidden Lance']},'B':{'monsters':['Spirit Reaper']}}},[act('A','Forbidden Lance',targets=['Spirit Reaper'])],
 {'ygo-current':{'verdict':'resolved','final':{'B':{'monsters':[],'graveyard':['Spirit Reaper']}}}})
sc('resolution/spirit-reaper-book-of-moon','Spirit Reaper turned face-down by Book of Moon survives: a face-down monster has no effect.','Geister-Sensenmann, durch Buch des Mondes verdeckt, überlebt: Ein verdecktes Monster hat keinen Effekt.','Regelwerk 1.6 (ygorw.ex.fx.spirit-reaper-book-of-moon)','resolution',
 {'players':{'A':{'hand':['Book of Moon'],'monsters':['Spirit Reaper']}}},[act('A','Book of Moon',targets=['Spirit Reaper'])],
 {'all':{'verdict':'resolved','final':{'A':{'monsters':[{'id':'Spirit Reaper','face':'down','position':'defense'}],'graveyard':['Book of Moon']}},'open':0}},difficulty=1)
sc('resolution/ring-of-destruction-draw','Ring of Destruction brings both players to 0 at once: the Duel is a draw.','Ring der Zerstörung bringt beide Spieler zugleich auf 0: Das Duell endet unentschieden.','Regelwerk 1.6 (ygorw.ex.draw.ring-of-destruction)','life-points',
 {'turn':{'player':'B'},'players':{'A':{'lifePoints':1000,'spellsTraps':['Ring of Destruction'],'monsters':['Witch of the Black Forest']},'B':{'lifePoints':1000}}},[act('A','Ring of Destruction',targets=['Witch of the Black Forest'])],
 {'ygo-2004':{'verdict':'over','over':'draw'},'ygo-9.0':{'verdict':'over','over':'draw'},'ygo-current':{'verdict':'illegal','illegal':{'move':0,'codes':['no-target','target']}}})
sc('resolution/exodia-in-the-middle-of-an-effect','Five pieces of Exodia in the middle of Graceful Charity do not win; what counts is the hand after the effect.','Fünf Teile von Exodia mitten in Elegante Wohltäterin gewinnen nicht; es zählt die Hand nach dem Effekt.','Regelwerk 1.6 (ygorw.ex.exodia.graceful-charity)','winning',
 {'players':{'A':{'hand':['Graceful Charity','Exodia the Forbidden One','Right Leg of the Forbidden One','Left Leg of the Forbidden One','Vanilla'],'deck':{'cards':['Right Arm of the Forbidden One','Left Arm of the Forbidden One','Fiend']}}}},[act('A','Graceful Charity',choose={'cards':['Vanilla','Left Arm of the Forbidden One']})],
 {'all':{'verdict':'resolved','open':0}},cards={'Vanilla':V,'Fiend':F})
sc('resolution/exodia-after-an-effect','Five pieces of Exodia in the hand after an effect has resolved win the Duel.','Fünf Teile von Exodia auf der Hand nach dem Auflösen eines Effekts gewinnen das Duell.','Regelwerk 1.6 (ygorw.ex.exodia.graceful-charity)','winning',
 {'players':{'A':{'hand':['Graceful Charity','Exodia the Forbidden One','Right Leg of the Forbidden One','Left Leg of the Forbidden One','Vanilla'],'deck':{'cards':['Right Arm of the Forbidden One','Left Arm of the Forbidden One','Fiend']}}}},[act('A','Graceful Charity',choose={'cards':['Vanilla','Fiend']})],
 {'all':{'verdict':'over','over':'A'}},cards={'Vanilla':V,'Fiend':F})
sc('resolution/deck-out','Pot of Greed with one card in the Deck.','Topf der Gier bei nur einer Karte im Deck.','Regelwerk 1.6 (ygorw.ex.deck-out.pot-of-greed)','winning',
 {'players':{'A':{'hand':['Pot of Greed'],'deck':{'count':1}}}},[act('A','Pot of Greed')],
 {'ygo-2004':{'verdict':'over','over':'B'},'ygo-9.0':{'verdict':'illegal','illegal':{'move':0,'codes':['does-nothing']}},'ygo-current':{'verdict':'illegal','illegal':{'move':0,'codes':['does-nothing']}}},difficulty=1)
sc('resolution/each-time-you-draw','Solemn Wishes gives 500 Life Points once for each time cards are drawn.','Feierliche Wünsche gibt je Ziehvorgang einmal 500 Life Points.','Card text','resolution',
 {'players':{'A':{'hand':['Pot of Greed'],'spellsTraps':[{'card':'Solemn Wishes','face':'up'}]}}},[act('A','Pot of Greed')],
 {'all':{'verdict':'resolved','final':{'A':{'lifePoints':8500}},'open':0}},difficulty=1)
sc('resolution/equip-on-a-face-down-monster','An Equip Spell leaves when its monster is turned face-down: sent in 2004, destroyed later.','Ein Ausrüstungszauber geht, wenn sein Monster verdeckt wird: 2004 auf den Friedhof gelegt, später zerstört.','Regelwerk 1.6 (ygorw.gy.equip-lost-target-sent); rulebook 9.0 (ygo9.spell.equip.destroyed)','equip',
 {'players':{'A':{'monsters':['Vanilla'],'spellsTraps':[{'card':'Axe of Despair','face':'up','on':'Vanilla'}]},'B':{'hand':[],'spellsTraps':['Book of Moon']}}},[act('B','Book of Moon',targets=['Vanilla'])],
 {'ygo-2004':{'verdict':'resolved','steps':[{'kind':'equip-lost','rules':['ygo.gy.equip-lost-target-sent']}],'final':{'A':{'graveyard':['Axe of Despair']}}},'ygo-current':{'verdict':'resolved','steps':[{'kind':'equip-lost','rules':['ygo.glossary.equipped-monster.definition']}],'final':{'A':{'graveyard':['Axe of Despair']}}}},cards={'Vanilla':V})
sc('resolution/call-of-the-haunted-goes-with-its-monster','Destroying the monster destroys Call of the Haunted, and the other way round.','Wird das Monster zerstört, wird Ruf der Gejagten zerstört, und umgekehrt.','Card text','resolution',
 {'players':{'A':{'spellsTraps':[{'card':'Call of the Haunted','face':'up','on':'Vanilla'}],'monsters':['Vanilla']},'B':{'hand':[],'spellsTraps':['Mystical Space Typhoon']}}},[act('B','Mystical Space Typhoon',targets=['Call of the Haunted'])],
 {'all':{'verdict':'resolved','final':{'A':{'monsters':[],'spellsTraps':[],'graveyard':['Call of the Haunted','Vanilla']}},'open':0}},cards={'Vanilla':V})
U={'name':'Riddle','kind':'spell','property':'normal','text':{'en':'Do something nobody has declared.','de':'Tu etwas, das niemand deklariert hat.'}}
sc('undeclared/what-it-does-is-asked','A card whose text is not declared is never guessed: the judge is asked what it does.','Eine Karte, deren Text nicht deklariert ist, wird nie geraten: Der Judge wird gefragt, was sie tut.','DESIGN, never guess','undeclared',
 {'players':{'A':{'hand':['Riddle']}}},[act('A','Riddle')],{'all':{'verdict':'needs-facts','open':2}},cards={'Riddle':U},difficulty=1)
sc('undeclared/negated-needs-no-answer','Where the activation of an undeclared card is negated, what it does need not be known.','Wird die Aktivierung einer nicht deklarierten Karte annulliert, muss niemand wissen, was sie tut.','DESIGN, never guess','undeclared',
 {'players':{'A':{'hand':['Riddle']},'B':{'spellsTraps':['Solemn Judgment']}}},[act('A','Riddle'),act('B','Solemn Judgment')],{'all':{'verdict':'resolved','chain':[{'card':'Riddle','outcome':'activation-negated'},{'card':'Solemn Judgment','outcome':'resolved'}],'open':1}},cards={'Riddle':U},difficulty=1)
COIN={'name':'Toss','kind':'spell','property':'normal','effects':[{'kind':'activation','gist':{'en':'Toss a coin: heads, gain 1000; tails, take 1000 damage.','de':'Wirf eine Münze: Kopf, erhalte 1000; Zahl, erhalte 1000 Schaden.'},'resolve':[{'do':'coin','heads':[{'do':'gain-life','to':'you','amount':1000}],'tails':[{'do':'damage','to':'you','amount':1000}]}]}]}
sc('choices/coin-branches','A coin nobody gave is branched over.','Über eine Münze, die niemand angegeben hat, wird verzweigt.','DESIGN, same input, same ruling','choices',
 {'players':{'A':{'hand':['Toss'],'lifePoints':500}}},[act('A','Toss')],{'all':{'verdict':'needs-facts','branches':[{'answer':'heads','expect':{'verdict':'resolved','final':{'A':{'lifePoints':1500}}}},{'answer':'tails','expect':{'verdict':'over','over':'B'}}]}},cards={'Toss':COIN},difficulty=1)
sc('choices/coin-given','A coin given in the case is used.','Eine im Fall angegebene Münze wird benutzt.','DESIGN, same input, same ruling','choices',
 {'players':{'A':{'hand':['Toss'],'lifePoints':500}}},[act('A','Toss',choose={'coins':['heads']})],{'all':{'verdict':'resolved','final':{'A':{'lifePoints':1500}},'open':0}},cards={'Toss':COIN},difficulty=1)
sc('played-on/accepted-illegal-link','An illegal link that was played and accepted is reported with the last legal board, and the game goes on.','Ein unerlaubtes Kettenglied, das gespielt und hingenommen wurde, wird mit der letzten erlaubten Lage gemeldet, und das Spiel geht weiter.','case contract: accepted','played-on',
 {'players':{'A':{'hand':['Heavy Storm','Dian Keto the Cure Master']},'B':{'spellsTraps':['Waboku']}}},[act('A','Heavy Storm'),act('B','Waboku'),{**act('A','Dian Keto the Cure Master'),'accepted':True}],
 {'all':{'verdict':'resolved','irregularities':[{'move':2,'codes':['spell-speed']}],'chain':[{'card':'Heavy Storm'},{'card':'Waboku'},{'card':'Dian Keto the Cure Master','outcome':'resolved'}],'final':{'A':{'lifePoints':9000}}}})
sc('simultaneous/mirror-force-then-magic-cylinder','Mirror Force, then Magic Cylinder chained to it by the same player: the damage first, then the destruction.','Spiegelkraft, dann vom selben Spieler Magischer Zylinder darauf: erst der Schaden, dann die Zerstörung.','Regelwerk 1.6 (ygorw.ex.fc.mirror-force-cylinder)','chain',
 {'phase':'battle','step':'battle','battle':{'attacker':'Vanilla','target':'player'},'players':{'A':{'monsters':['Vanilla','Fiend']},'B':{'spellsTraps':['Mirror Force','Magic Cylinder']}}},[act('B','Mirror Force'),act('B','Magic Cylinder',targets=['Vanilla'])],
 {'all':{'verdict':'resolved','chain':[{'card':'Mirror Force','outcome':'resolved'},{'card':'Magic Cylinder','outcome':'resolved'}],'final':{'A':{'lifePoints':6500,'monsters':[],'graveyard':['Vanilla','Fiend']}}}},cards={'Vanilla':V,'Fiend':F})
