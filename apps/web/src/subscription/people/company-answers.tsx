import {
  CAPACITIES,
  readCapacity,
  readSigner,
  SIGNER_LENGTHS,
} from '@sillage/domain/accounts/companies/company.ts'
import { groupSiren, parseSiren, SIREN_DIGITS } from '@sillage/domain/accounts/companies/siren.ts'
import { PROFILE_MESSAGES } from '@sillage/domain/accounts/profile.messages.ts'
import { readLegalName } from '@sillage/domain/subscription/people/legal-name.ts'
import { readLine } from '@sillage/domain/subscription/people/line.ts'
import { ok, refused } from '@sillage/domain/values/result.ts'
import type { Profile } from '@sillage/wire/accounts/profile.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ProfileBody } from '../../accounts/profile/use-profile.ts'
import { PEOPLE_CARD } from './people.messages.ts'
import { type Given, PeopleGroup } from './people-group.tsx'
import { PersonAnswer } from './person-answer.tsx'

const SAY = PEOPLE_CARD.company

interface CompanyAnswersProps {
  readonly profile: Profile
  /** Shown open on a phone too. */
  readonly isOpen: boolean
  readonly onSave: (change: ProfileBody) => void
  /** Called with the number of answers still missing. */
  readonly onMissing: (answers: number) => void
}

/** The company that signs, and its signer; saved to the profile once each pair of fields is complete. */
export function CompanyAnswers({ profile, isOpen, onSave, onMissing }: CompanyAnswersProps) {
  const [given, setGiven] = useState(() => knownOf(profile))
  const missing = Object.values(given).filter((value) => value === '').length
  const tell = useEffectEvent(onMissing)
  useEffect(() => tell(missing), [missing])
  const put = (part: keyof typeof given) => (value: string) => {
    const next = { ...given, [part]: value }
    setGiven(next)
    // the name from the account is only a proposal until a capacity is filled in
    const change = changeOf(next, profile)
    if (change) onSave(change)
  }
  return (
    <PeopleGroup title={SAY.title} given={givenOf(given)} isOpen={isOpen} isNext={false}>
      <div className="people-grid">
        <PersonAnswer
          label={SAY.name}
          value={given.companyName}
          example={SAY.nameExample}
          maxLength={120}
          read={readLine}
          onAnswer={put('companyName')}
        />
        <PersonAnswer
          label={SAY.siren}
          value={given.siren}
          example={SAY.sirenExample}
          maxLength={SIREN_DIGITS + 8}
          read={readSiren}
          onAnswer={put('siren')}
        />
        <PersonAnswer
          label={SAY.signer}
          value={given.signer}
          example={SAY.signerExample}
          maxLength={SIGNER_LENGTHS.name}
          read={readLegalName}
          onAnswer={put('signer')}
        />
        <PersonAnswer
          label={SAY.capacity}
          value={given.capacity}
          example={SAY.capacityExample}
          maxLength={SIGNER_LENGTHS.capacity}
          suggestions={CAPACITIES}
          read={readCapacity}
          onAnswer={put('capacity')}
        />
      </div>
    </PeopleGroup>
  )
}

/** What the profile says about the company that signs; nothing for a person. */
export function companyOf(profile: Profile): Given[] {
  return profile.accountKind === 'professionnel' ? givenOf(knownOf(profile)) : []
}

function givenOf(known: ReturnType<typeof knownOf>): Given[] {
  return Object.values(known).map((value) => ({ isOptional: false, value }))
}

/** The initial values; by default the account holder signs. */
function knownOf({ companyName, siren, signer, firstName, lastName }: Profile) {
  const own = readLegalName(`${firstName} ${lastName}`)
  return {
    companyName: companyName ?? '',
    siren: siren === null ? '' : groupSiren(siren),
    signer: signer?.name ?? (own.ok ? own.value : ''),
    capacity: signer?.capacity ?? '',
  }
}

/** What differs from the profile; null when there is nothing to save. */
function changeOf(given: ReturnType<typeof knownOf>, profile: Profile): ProfileBody | null {
  const siren = parseSiren(given.siren)
  const signer = readSigner({ name: given.signer, capacity: given.capacity })
  const { companyName } = given
  const isNamed = companyName !== '' && siren !== null
  const isNewName = isNamed && (companyName !== profile.companyName || siren !== profile.siren)
  const isNewSigner =
    signer.ok &&
    (signer.value.name !== profile.signer?.name ||
      signer.value.capacity !== profile.signer.capacity)
  if (!isNewName && !isNewSigner) return null
  return {
    ...(isNewName && { companyName, siren }),
    ...(isNewSigner && { signer: signer.value }),
  }
}

function readSiren(typed: string) {
  const siren = parseSiren(typed)
  return siren === null
    ? refused({ code: 'profile.invalid', message: PROFILE_MESSAGES.sirenInvalid })
    : ok(groupSiren(siren))
}
