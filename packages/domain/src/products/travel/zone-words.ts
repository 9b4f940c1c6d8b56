/**
 * What each zone includes, as worded in the conditions, nearest first. A test compares it with the countries of the
 * zones.
 */
export const ZONE_WORDS = {
  'travel.zone.france': '**France**, avec ses départements, régions et collectivités d’outre-mer ;',
  'travel.zone.european_union':
    '**Union européenne**, avec l’Andorre, Gibraltar, Guernesey, l’île de Man, l’Islande, Jersey, le Liechtenstein, Monaco, la Norvège, le Royaume-Uni, Saint-Marin, la Suisse et le Vatican ;',
  'travel.zone.europe_mediterranean':
    '**autres pays d’Europe et de la Méditerranée** : Albanie, Algérie, Biélorussie, Bosnie-Herzégovine, Égypte, îles Féroé, Israël, Jordanie, Kosovo, Liban, Libye, Macédoine du Nord, Maroc, Moldavie, Monténégro, Russie, Serbie, Svalbard, Territoires palestiniens, Tunisie, Turquie et Ukraine ;',
  'travel.zone.world': '**reste du monde** : tous les autres pays, hors États-Unis et Canada ;',
  'travel.zone.north_america':
    '**États-Unis et Canada**, avec Porto Rico, les îles Vierges des États-Unis et les îles mineures éloignées des États-Unis.',
} as const
