import { SIGNAL_KINDS, SIGNAL_VERDICTS } from '@sillage/domain/claims/desk/signals.ts'
import * as z from 'zod/mini'

export const signalKind = z.enum(SIGNAL_KINDS)
export const signalVerdict = z.enum(SIGNAL_VERDICTS)
