import { shownKilograms } from '../shown-kilograms.ts'
import '../../ui/data/price-display.css'

/** The large figure of the panel: « environ 200 kg CO2e pour vos deux trajets ». */
export function EstimateFigure({ kg, note }: { kg: number; note: string }) {
  const { about, figure } = shownKilograms(kg)
  return (
    <p className="estimate-figure">
      {about && <span className="muted">{about} </span>}
      <span className="price">{figure} </span>
      <span className="muted">{note}</span>
    </p>
  )
}
