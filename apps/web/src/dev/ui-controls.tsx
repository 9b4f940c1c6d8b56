import { ArrowRight, Download, FileDown, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../ui/input/checkbox.tsx'
import { Field } from '../ui/input/field.tsx'
import { FieldButton } from '../ui/input/field-button.tsx'
import { FieldOk } from '../ui/input/field-ok.tsx'
import { FileButton } from '../ui/input/file-button.tsx'
import { NumberInput } from '../ui/input/number-input.tsx'
import { PasswordInput } from '../ui/input/password-input.tsx'
import { PasswordMeter } from '../ui/input/password-meter.tsx'
import { SearchInput } from '../ui/input/search-input.tsx'
import { Segmented } from '../ui/input/segmented.tsx'
import { Select } from '../ui/input/select.tsx'
import { TextInput } from '../ui/input/text-input.tsx'
import { Textarea } from '../ui/input/textarea.tsx'
import { Button, ButtonLink } from '../ui/nav/button.tsx'
import { IconButton } from '../ui/nav/icon-button.tsx'
import { Sample } from './ui-sample.tsx'

export function ButtonSamples() {
  return (
    <Sample title="Boutons">
      <div className="ui-flex">
        <Button>Principal</Button>
        <Button variant="secondary">Secondaire</Button>
        <Button variant="quiet">Discret</Button>
        <Button variant="text">Texte</Button>
        <Button variant="accent">Accent</Button>
      </div>
      <div className="ui-flex">
        <Button className="ui-focus">Focus</Button>
        <Button disabled>Inactif</Button>
        <Button busy busyLabel="Génération en cours...">
          Générer un devis
        </Button>
        <Button variant="danger">Résilier le contrat</Button>
        <Button variant="danger-outlined" size="s">
          Réessayer
        </Button>
      </div>
      <div className="ui-flex">
        <Button size="s">Petit</Button>
        <Button variant="secondary" size="s" icon={Download}>
          PDF
        </Button>
        <IconButton variant="secondary" size="s" icon={RefreshCw} aria-label="Actualiser" />
        <IconButton icon={Trash2} aria-label="Retirer le voyage" />
        <ButtonLink href="#contenu" iconEnd={ArrowRight}>
          Lien
        </ButtonLink>
      </div>
      <Button size="l" wide>
        Confirmer la création du contrat
      </Button>
      <Button variant="secondary" wide icon={FileDown}>
        Générer un devis
      </Button>
    </Sample>
  )
}

const kinds = [
  { value: 'glass', label: 'Bris de glace' },
  { value: 'theft', label: 'Vol' },
] as const

export function FieldSamples() {
  const [search, setSearch] = useState('')
  const [kilometres, setKilometres] = useState('')
  const [kind, setKind] = useState<'glass' | 'theft' | ''>('')
  const [person, setPerson] = useState<'individual' | 'company'>('individual')
  const [agreed, setAgreed] = useState(true)
  return (
    <Sample title="Champs">
      <div className="ui-pair">
        <Field label="Nom d'utilisateur" hint="Au moins 3 caractères">
          <TextInput placeholder="Votre réponse" autoComplete="off" />
        </Field>
        <Field
          label="Adresse e-mail"
          error="L'adresse email doit avoir un format valide avec un domaine correct"
        >
          <TextInput type="email" defaultValue="camille@exemple" autoComplete="off" />
        </Field>
        <Field label="Kilomètres par an">
          <NumberInput
            value={kilometres}
            onChange={setKilometres}
            unit="km"
            placeholder="Entrez un nombre"
          />
        </Field>
        <Field label="Nature">
          <Select value={kind} onChange={setKind} options={kinds} placeholder="Choisir" />
        </Field>
        <Field label="Téléphone" optional>
          <TextInput type="tel" autoComplete="off" className="ui-focus" />
        </Field>
        <Field label="Numéro de contrat">
          <TextInput disabled value="7c1e04b2" readOnly />
        </Field>
      </div>
      <div className="ui-flex">
        <FileButton accept="text/plain" onChoose={({ name }) => setSearch(name)}>
          Choisir un fichier
        </FileButton>
        <FileButton accept="text/plain" busy onChoose={() => undefined}>
          Envoi en cours
        </FileButton>
        <SearchInput
          label="Rechercher"
          placeholder="Numéro, type ou détail"
          value={search}
          maxLength={200}
          onType={setSearch}
        />
      </div>
      <Field label="Raison" error="Veuillez indiquer une raison d'annulation">
        <Textarea rows={2} />
      </Field>
      <Field label="Nouvelle date de fin">
        <FieldButton>3 janvier 2027</FieldButton>
      </Field>
      <Segmented
        legend="Vous êtes"
        value={person}
        onChange={setPerson}
        options={[
          { value: 'individual', label: 'Un particulier' },
          { value: 'company', label: 'Un professionnel' },
        ]}
      />
      <Checkbox
        checked={agreed}
        onChange={setAgreed}
        hint="Cette contribution ne supprime pas les émissions de votre trajet."
      >
        <b>Ajouter une contribution à des projets climat</b>{' '}
        <span className="subtle">(facultatif)</span>
      </Checkbox>
      <Checkbox
        checked={!agreed}
        onChange={(on) => setAgreed(!on)}
        error="Cochez la case pour continuer."
      >
        J’ai reçu le <a href="#contenu">document d’information</a>.
      </Checkbox>
      <Checkbox checked disabled onChange={setAgreed}>
        Case inactive
      </Checkbox>
    </Sample>
  )
}

const criteria = [
  { label: '8 caractères', test: /.{8}/ },
  { label: 'Une minuscule', test: /[a-z]/ },
  { label: 'Une majuscule', test: /[A-Z]/ },
  { label: 'Un chiffre', test: /\d/ },
  { label: 'Un caractère spécial !@#$%^&*', test: /[!@#$%^&*]/ },
]
const words = ['Vide', 'Faible', 'Moyen', 'Passable', 'Presque', 'Fort']

export function PasswordSamples() {
  const [password, setPassword] = useState('Sillage26')
  const met = criteria.map(({ label, test }) => ({ label, met: test.test(password) }))
  return (
    <Sample title="Mot de passe">
      <div className="stack">
        <Field label="Mot de passe">
          <PasswordInput
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <PasswordMeter criteria={met} word={words[met.filter((item) => item.met).length] ?? ''} />
        <Field
          label="Confirmer le mot de passe"
          hint={<FieldOk>Les mots de passe correspondent</FieldOk>}
        >
          <PasswordInput autoComplete="new-password" defaultValue="Sillage26" />
        </Field>
      </div>
    </Sample>
  )
}
