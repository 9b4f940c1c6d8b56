import { useState } from 'react'
import { chooseTheme, readTheme, THEMES } from '../../shell/theme.ts'
import { Card } from '../../ui/data/card.tsx'
import { Segmented } from '../../ui/input/segmented.tsx'
import { PROFILE } from '../profile/profile.messages.ts'

/** The theme: light, dark, or the system's. Stored on this device only. */
export function AppearanceCard() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <Card title={PROFILE.appearance}>
      <Segmented
        legend={PROFILE.theme}
        value={theme}
        onChange={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
        options={THEMES.map((value) => ({ value, label: PROFILE.themes[value] }))}
      />
      <p className="small muted">{PROFILE.themeText}</p>
    </Card>
  )
}
