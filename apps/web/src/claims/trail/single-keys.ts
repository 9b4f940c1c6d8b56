import { useState } from 'react'

const KEY = 'single_keys'

/** Whether single keys act: on until somebody switches them off here (WCAG 2.1.4). */
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
      // without storage they stay as they are
      setOn(areSingleKeysOn())
    }
  }
  return [isOn, change]
}
