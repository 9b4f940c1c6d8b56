/** Names missing from all sources: `GeoNames name, country: French name, local names`. */
const LINES = `
Kyiv, UA: Kiev
Canterbury, GB: Cantorbéry
Singapore, SG: Singapour
Macau, MO: Macao
Yangon, MM: Rangoun
Solothurn, CH: Soleure
Aalst, BE: Alost
San Marino, SM: Saint-Marin
Vatican City, VA: Vatican
Antananarivo, MG: Antananarivo, Tananarive
Ho Chi Minh City, VN: Hô-Chi-Minh-Ville, Saïgon
Phnom Penh, KH: Phnom Penh, Pnom Penh
Taipei, TW: Taipei, Taïpei
Saint Petersburg, RU: Saint-Pétersbourg, Sankt-Peterburg
Moscow, RU: Moscou, Moskva
Munich, DE: Munich, München
Köln, DE: Cologne, Köln
Nürnberg, DE: Nuremberg, Nürnberg
Hannover, DE: Hanovre, Hannover
Rome, IT: Rome, Roma
Milan, IT: Milan, Milano
Naples, IT: Naples, Napoli
Turin, IT: Turin, Torino
Florence, IT: Florence, Firenze
Venice, IT: Venise, Venezia
Genoa, IT: Gênes, Genova
Padova, IT: Padoue, Padova
Siracusa, IT: Syracuse
Vienna, AT: Vienne, Wien
Prague, CZ: Prague, Praha
Pilsen, CZ: Pilsen, Plzeň
Warsaw, PL: Varsovie, Warszawa
Lisbon, PT: Lisbonne, Lisboa
Copenhagen, DK: Copenhague, København
Athens, GR: Athènes, Athina
Bucharest, RO: Bucarest, București
Belgrade, RS: Belgrade, Beograd
Brussels, BE: Bruxelles, Brussel
Liège, BE: Liège, Luik
Namur, BE: Namur, Namen
Mons, BE: Mons, Bergen
Tournai, BE: Tournai, Doornik
Genève, CH: Genève, Genf
Luxembourg, LU: Luxembourg, Lëtzebuerg
The Hague, NL: La Haye, Den Haag
Sevilla, ES: Séville, Sevilla
Larnaca, CY: Larnaca, Larnaka, Citium
Sharm el-Sheikh, EG: Charm el-Cheikh, Sharm el-Sheikh
Marsa Alam, EG: Marsa Alam
Mykonos, GR: Mykonos
Firá, GR: Santorin, Fira, Thira, Santorini
Páros, GR: Paros
Náxos, GR: Naxos
Skiáthos, GR: Skiathos
Mílos, GR: Milos
Argostólion, GR: Argostoli, Céphalonie
Zakynthos, GR: Zante, Zakynthos
Taormina, IT: Taormine
Capri, IT: Capri
Positano, IT: Positano
Amalfi, IT: Amalfi
Sorrento, IT: Sorrente
Cortina d'Ampezzo, IT: Cortina d’Ampezzo
Ko Samui, TH: Koh Samui
Petra, JO: Petra, Wadi Musa
Göreme, TR: Göreme, Cappadoce
Hanga Roa, CL: Hanga Roa, Île de Pâques, Rapa Nui
Sal Rei, CV: Sal Rei, Boa Vista
Espargos, CV: Espargos, Sal
`

interface MoreNames {
  readonly french: string
  readonly local: readonly string[]
}

/** Keyed by `GeoNames name, country`. */
export const MORE_NAMES: ReadonlyMap<string, MoreNames> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [town = '', names = ''] = line.split(': ')
      const [french = '', ...local] = names.split(', ')
      return [town, { french, local }]
    }),
)
