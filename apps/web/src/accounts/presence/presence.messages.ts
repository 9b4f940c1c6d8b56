/** The proof of presence that is asked for before what commits somebody: a signature, an account to be paid on. */
export const PRESENCE = {
  title: 'Confirmez que c’est bien vous',
  text: 'Ce que vous faites vous engage, et votre connexion date de plus de dix minutes. Rien n’est perdu\u00a0: votre demande part dès que vous avez confirmé.',
  submit: 'Confirmer',
  busy: 'Vérification...',
  password: 'Mot de passe',
  byPassword: 'Utiliser mon mot de passe',
  byPasskey: 'Utiliser ma clé d’accès',
  sendCode: 'Recevoir un code par e-mail',
  sendAnother: 'Recevoir un autre code',
  sending: 'Demande du code...',
  sent: (email: string, count: number) =>
    count > 1
      ? `Un autre code part vers ${email}\u202f; seul le dernier compte.`
      : `Un code part vers ${email}. Il est valable 10 minutes.`,
  code: 'Code reçu par e-mail',
  codeMissing: 'Indiquez les six chiffres du code.',
} as const
