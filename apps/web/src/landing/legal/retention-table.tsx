import { TextTable } from '../text-page.tsx'

const rows = [
  {
    data: 'Compte : nom d’utilisateur, nom, adresse électronique, mot de passe haché',
    reason: 'Vous identifier (contrat)',
    time: 'Tant que le compte est ouvert',
  },
  {
    data: 'Questionnaire et devis sans suite',
    reason: 'Vous proposer un prix (mesures avant contrat)',
    time: '3 ans au plus après votre dernier contact',
  },
  {
    data: 'Contrat : réponses, période, prix, voyages, signature',
    reason: 'Exécuter le contrat',
    time: 'Le contrat, puis l’archivage jusqu’à la fin de la prescription',
  },
  {
    data: 'Preuve de signature : empreinte du document, date et heure, adresse IP, navigateur, documents ouverts',
    reason: 'Prouver l’accord (intérêt légitime)',
    time: 'Comme le contrat',
  },
  {
    data: 'Sinistre : description, messages, pièces jointes',
    reason: 'Traiter votre demande (contrat)',
    time: 'Le dossier, puis l’archivage jusqu’à la fin de la prescription',
  },
  {
    data: 'Journal des connexions et des actions de l’équipe',
    reason: 'Sécurité (intérêt légitime)',
    time: '1 an',
  },
] as const

export function RetentionTable() {
  return (
    <TextTable label="Données, raisons et durées">
      <thead>
        <tr>
          <th scope="col">Données</th>
          <th scope="col">Raison et base légale</th>
          <th scope="col">Durée</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ data, reason, time }) => (
          <tr key={data}>
            <th scope="row">{data}</th>
            <td>{reason}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  )
}
