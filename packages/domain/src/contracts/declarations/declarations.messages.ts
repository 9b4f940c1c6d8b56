interface Covering {
  readonly number: string
  readonly from: string
  readonly to: string
}

const number = ({ number: text, from, to }: Covering) =>
  `contrat n°\u00a0${text} (du ${from} au ${to})`

const among = (own: readonly Covering[], { mine, none }: { mine: string; none: string }) =>
  own.length > 0 ? own.map((one) => `${mine} ${number(one)}`).join(' et ') : none

/** The declarations beside the consent, and why they are asked for. */
export const DECLARATION_MESSAGES = {
  doubleFact: (plate: string, own: readonly Covering[]) =>
    `Le véhicule ${plate} est déjà assuré chez nous par ${among(own, {
      mine: 'votre',
      none: 'un contrat qui n’est pas le vôtre',
    })}. Même assuré deux fois, un dommage n’est indemnisé qu’une fois (Code des assurances, article L121-4).`,
  doubleSentence: (plate: string, own: readonly Covering[]) =>
    `Je sais que le véhicule ${plate} est déjà assuré par ${among(own, {
      mine: 'mon',
      none: 'un contrat qui n’est pas le mien',
    })}, et je l’assure aussi par celui-ci.`,
  immediateFact: (lastDay: string) =>
    `Vous pouvez renoncer à ce contrat jusqu’au ${lastDay}, et une garantie commence avant. La part qu’elle aura couverte ne reste due que si vous demandez expressément qu’elle commence sans attendre (Code de la consommation, article L222-13).`,
  immediateSentence: (lastDay: string, most: string) =>
    `Je demande expressément que mes garanties commencent avant la fin du délai de renonciation (${lastDay}). Si je renonce au contrat d’ici là, je paierai la part déjà couverte\u00a0: au plus ${most}.`,
  doubleRemedy:
    'Corrigez la plaque, choisissez d’autres jours, ou déclarez que vous l’assurez aussi par ce contrat.',
  doublePlate: 'Vérifiez la plaque\u202f; si elle est juste, écrivez-nous.',
  doubleExtended:
    'Choisissez d’autres jours. Une double assurance se déclare en signant un nouveau contrat.',
} as const
