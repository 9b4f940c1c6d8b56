export const PRESENCE_REFUSALS = {
  wrongCode:
    'Ce code n’est pas le bon, ou il n’est plus valable. Vérifiez-le, ou demandez-en un autre.',
  tooManyCodes:
    'Plusieurs codes viennent d’être envoyés à votre adresse. Servez-vous du dernier, ou patientez avant d’en demander un autre.',
} as const

/** The mail with a code; the team never asks for it by telephone or by mail. */
export const presenceMail = (code: string) => ({
  subject: 'Votre code de confirmation',
  text: `Bonjour,\n\nVous êtes sur le point de vous engager sur Sillage, par une signature ou un changement qui demande confirmation. Pour confirmer que c’est bien vous, indiquez ce code sur la page qui le demande\u00a0:\n\n${code}\n\nIl est valable 10 minutes et sert une seule fois. Ne le donnez à personne\u00a0: notre équipe ne le demande jamais. Si vous ne faites rien de tel, quelqu’un s’est servi de votre session\u00a0: changez votre mot de passe.`,
})
