import { useState } from 'react'

const KEY = 'single_keys'

/** Whether single-key shortcuts are on; they are until turned off on this device (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function useSingleKeysSwitch(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(areSingleKeysOn)
  const change = (wanted: boolean) => {
    setOn(wanted)
    try {
      localStorage.setItem(KEY, wanted ? 'on' : 'off')
    } catch {
      // without storage the setting can't change
      setOn(areSingleKeysOn())
    }
  }
  return [isOn, change]
}
