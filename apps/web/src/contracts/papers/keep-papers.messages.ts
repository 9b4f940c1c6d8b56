/** French text about the documents kept on the device. */
export const KEEP_PAPERS = {
  title: 'Sans réseau',
  keep: 'Garder sur cet appareil',
  what: 'Votre attestation et votre contrat s’ouvriront même sans réseau. Attention\u00a0: qui tient cet appareil déverrouillé peut les ouvrir aussi. Votre déconnexion les efface.',
  kept: (day: string) =>
    `Attestation et contrat gardés sur cet appareil, tels qu’ils étaient le ${day}.`,
  whereKept:
    'Sans réseau, ouvrez Sillage comme d’habitude\u00a0: ils y sont. Qui tient cet appareil déverrouillé peut les ouvrir aussi. Votre déconnexion les efface.',
  remove: 'Retirer de cet appareil',
  failed: 'Vos documents n’ont pas pu être téléchargés. Rien n’est gardé sur cet appareil.',
  full: 'Il ne reste pas assez de place sur cet appareil. Rien n’y est gardé.',
} as const
