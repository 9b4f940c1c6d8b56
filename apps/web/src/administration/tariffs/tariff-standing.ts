import type { ListedTariff } from '@sillage/wire/administration/tariffs.ts'
import type { BadgeTone } from '../../ui/data/badge.tsx'

export const STANDING_TONES = {
  draft: 'pending',
  approved: 'info',
  in_force: 'active',
  past: 'expired',
  withdrawn: 'cancelled',
} as const satisfies Record<ListedTariff['standing'], BadgeTone>
