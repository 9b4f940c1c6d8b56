import type { ReactNode } from 'react'
import { dayText } from '../../shell/moment.ts'
import { Disclosure } from '../../ui/data/disclosure.tsx'
import { Button } from '../../ui/nav/button.tsx'
import { HOUSE as SAY } from './house.messages.ts'

interface Written {
  readonly version: number
  readonly by: string | null
  readonly at: string | null
  readonly reason: string
}

/** The version number, its author and its date. */
export function writtenText({ version, by, at }: Written): string {
  return at === null ? SAY.original : SAY.written(version, by ?? '', dayText(at))
}

interface VersionsProps<Version extends Written> {
  readonly versions: readonly Version[]
  readonly onRestore: (version: Version) => void
  /** Renders the content of a version. */
  readonly children: (version: Version) => ReactNode
}

/** The previous versions, which can be read and restored. */
export function Versions<Version extends Written>(props: VersionsProps<Version>) {
  const { versions, onRestore, children } = props
  if (versions.length === 0) return null
  return (
    <Disclosure summary={SAY.history}>
      <ul className="house-versions">
        {versions.map((version) => (
          <li key={version.version}>
            <div>
              <b>{writtenText(version)}</b>
              {version.reason && <p>{version.reason}</p>}
              <p className="muted">{children(version)}</p>
            </div>
            <Button
              variant="quiet"
              size="s"
              aria-label={SAY.restoreOf(
                version.at === null ? SAY.original : SAY.version(version.version),
              )}
              onClick={() => onRestore(version)}
            >
              {SAY.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
