import { STATEMENT } from '../../claims/statement/statement.messages.ts'
import { element, part } from '../dom.ts'
import { OFFLINE_STATEMENT as SAY } from './offline-statement.messages.ts'
import { drawnSheet } from './sheet.ts'
import type { StatementKeeper } from './statement-keeper.ts'

/** The shared sketch: a drawing area, then a picture. Returns a function that refreshes it. */
export function sketchOf({ read, change }: StatementKeeper): (isFrozen: boolean) => void {
  const place = part('croquis', HTMLElement)
  let shown = ''
  const keep = (sketch: string | null) => {
    const { sent } = read()
    change({ sketch, sent: { ...sent, isSketchNew: sent.version > 0 } })
  }

  const draw = () => {
    shown = 'sheet'
    const sheet = drawnSheet({
      className: 'offline-sketch',
      hint: STATEMENT.drawHere,
      labels: { empty: STATEMENT.sketchEmpty, drawn: STATEMENT.sketchImage },
      onChange: keep,
    })
    place.replaceChildren(
      sheet.pad,
      element(
        'p',
        {},
        element(
          'button',
          { type: 'button', className: 'btn btn-text', onclick: sheet.clear },
          STATEMENT.erase,
        ),
      ),
    )
  }
  const drawing = (sketch: string, isFrozen: boolean) => {
    place.replaceChildren(
      element('img', { className: 'offline-drawing', src: sketch, alt: STATEMENT.sketchImage }),
      ...(isFrozen
        ? []
        : [
            element(
              'button',
              {
                type: 'button',
                className: 'btn btn-text',
                onclick: () => {
                  keep(null)
                  draw()
                },
              },
              STATEMENT.redraw,
            ),
          ]),
    )
  }
  return (isFrozen) => {
    const { sketch } = read()
    // don't replace a drawing in progress
    if (!isFrozen && shown === 'sheet') return
    const wanted = isFrozen ? 'frozen' : sketch === null ? 'sheet' : 'drawing'
    if (shown === wanted) return
    shown = wanted
    if (wanted === 'sheet') draw()
    else if (sketch !== null) drawing(sketch, isFrozen)
    else place.replaceChildren(element('p', { className: 'muted' }, SAY.noSketch))
  }
}
