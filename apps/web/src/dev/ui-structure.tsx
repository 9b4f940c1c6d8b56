import { Car, FileText, Luggage, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../ui/data/badge.tsx'
import { Card } from '../ui/data/card.tsx'
import { Disclosure } from '../ui/data/disclosure.tsx'
import { FigureStrip } from '../ui/data/figure-strip.tsx'
import { FilterChips } from '../ui/data/filter-chips.tsx'
import { KeyValues } from '../ui/data/key-values.tsx'
import { SortHeader, Table } from '../ui/data/table.tsx'
import { Tile } from '../ui/data/tile.tsx'
import { BackLink } from '../ui/nav/back-link.tsx'
import { IconButton } from '../ui/nav/icon-button.tsx'
import { Logo } from '../ui/nav/logo.tsx'
import { Tabs } from '../ui/nav/tabs.tsx'
import { BigWake } from '../ui/wakes/big-wake.tsx'
import { CalmWake } from '../ui/wakes/calm-wake.tsx'
import { FlightWake } from '../ui/wakes/flight-wake.tsx'
import { LostWake } from '../ui/wakes/lost-wake.tsx'
import { RailWake } from '../ui/wakes/rail-wake.tsx'
import { RouteWake } from '../ui/wakes/route-wake.tsx'
import { Thread } from '../ui/wakes/thread.tsx'
import { Sample } from './ui-sample.tsx'

export function FilterSamples() {
  const [status, setStatus] = useState<'all' | 'active' | 'extended' | 'expired'>('all')
  const [tab, setTab] = useState<'chat' | 'files'>('chat')
  return (
    <Sample title="Filtres et onglets">
      <FilterChips
        legend="Filtrer par statut"
        value={status}
        onChange={setStatus}
        options={[
          { value: 'all', label: 'Tous', count: 6 },
          { value: 'active', label: 'Actifs', count: 2 },
          { value: 'extended', label: 'Prolongés', count: 1 },
          { value: 'expired', label: 'Expirés', count: 1 },
        ]}
      />
      <div>
        <Tabs
          label="Sinistre"
          current={tab}
          onChange={setTab}
          tabs={[
            { id: 'chat', label: 'Discussion' },
            { id: 'files', label: 'Consulter les documents', count: 3 },
          ]}
        >
          {tab === 'chat' ? 'Les messages.' : 'Les documents.'}
        </Tabs>
      </div>
    </Sample>
  )
}

export function LayoutSamples() {
  return (
    <Sample title="Cartes et repères">
      <div className="ui-flex">
        <Logo href="#contenu" />
        <BackLink href="#contenu">Mes sinistres</BackLink>
        <Tile icon={Car} />
        <Tile icon={Luggage} outlined />
        <Tile icon={FileText} />
      </div>
      <Card title="Vos réponses" aside={<a href="#contenu">Modifier</a>}>
        <KeyValues
          items={[
            { label: 'Où partez-vous ?', value: 'Union européenne' },
            { label: 'Combien de voyageurs ?', value: '2' },
          ]}
        />
        <Disclosure summary="Comment ce chiffre est calculé">
          La distance, fois le facteur du mode de transport.
        </Disclosure>
      </Card>
      <FigureStrip
        figures={[
          { label: 'En attente', value: '128' },
          { label: 'En cours', value: 'plus de 1 000' },
          { label: 'En retard', value: undefined },
        ]}
      />
      <Card quiet title="Contrat terminé" />
    </Sample>
  )
}

const claims = [
  {
    id: '5d82a1c9',
    kind: 'Bris de glace',
    person: 'Camille Roussel',
    day: '14/11/2026',
    tone: 'progress',
    word: 'En cours',
  },
  {
    id: 'c03f7be1',
    kind: 'Vol',
    person: 'Hugo Lambert',
    day: '19/11/2026',
    tone: 'pending',
    word: 'En attente',
  },
  {
    id: '60c8e2a4',
    kind: 'Catastrophes naturelles',
    person: 'Jeanne Faivre',
    day: '03/11/2026',
    tone: 'closed',
    word: 'Fermé',
  },
] as const

export function TableSamples() {
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending')
  return (
    <Sample title="Table" wide>
      <Table label="Sinistres">
        <thead>
          <tr>
            <th scope="col">Numéro</th>
            <th scope="col">Nature</th>
            <th scope="col">Assuré</th>
            <SortHeader
              sorted={sorted}
              onSort={() => setSorted(sorted === 'ascending' ? 'descending' : 'ascending')}
            >
              Incident
            </SortHeader>
            <th scope="col">Statut</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim, index) => (
            <tr key={claim.id} data-selected={index === 0}>
              <td>
                <a href="#contenu">{claim.id}</a>
              </td>
              <td>{claim.kind}</td>
              <td className="nowrap">{claim.person}</td>
              <td>{claim.day}</td>
              <td>
                <Badge tone={claim.tone}>{claim.word}</Badge>
              </td>
              <td>
                <div className="table-actions">
                  <IconButton size="s" icon={Pencil} aria-label={`Modifier ${claim.id}`} />
                  <IconButton size="s" icon={Trash2} aria-label={`Supprimer ${claim.id}`} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sample>
  )
}

export function WakeSamples() {
  return (
    <Sample title="Sillages" wide>
      <div className="ui-wakes">
        <BigWake draw />
        <LostWake draw />
        <RouteWake />
        <RailWake />
        <FlightWake />
        <CalmWake />
      </div>
      <Thread />
    </Sample>
  )
}
