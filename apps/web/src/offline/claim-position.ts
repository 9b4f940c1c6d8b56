import { part } from './dom.ts'
import { OFFLINE as SAY } from './offline.messages.ts'

const LONGEST_PLACE = 200

/** Adds coordinates to the place, only when the button is pressed. Positioning needs no network. */
export function watchPosition(onFound: (place: string) => void) {
  const button = part('position', HTMLButtonElement)
  const state = part('position-etat', HTMLElement)
  const place = part('lieu', HTMLInputElement)
  button.addEventListener('click', () => {
    state.textContent = SAY.locating
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const found = SAY.position(latitude.toFixed(5), longitude.toFixed(5))
        const written = place.value.trim()
        place.value = (written ? `${written} (${found})` : found).slice(0, LONGEST_PLACE)
        state.textContent = SAY.located(Math.round(accuracy))
        onFound(place.value)
      },
      () => {
        state.textContent = SAY.notLocated
      },
      { enableHighAccuracy: true, timeout: 30_000 },
    )
  })
}
