import {
  AUDIT_ACTIONS,
  type AuditAction,
  auditActionLabel,
  isAuditAction,
} from '@sillage/domain/audit/audit-actions.ts'
import { parseDay } from '@sillage/domain/values/day.ts'

/** The filters and the page of the audit log, all kept in the URL. */
export interface AuditView {
  readonly search: string
  readonly action: AuditAction | 'all'
  /** Days, as `YYYY-MM-DD`; empty for no bound. */
  readonly from: string
  readonly to: string
  readonly page: number
}

export const DEFAULT_AUDIT: AuditView = { search: '', action: 'all', from: '', to: '', page: 1 }

/** All, then each action by the alphabet of what it is called. */
export const AUDIT_CHOICES = [
  'all',
  ...AUDIT_ACTIONS.toSorted((one, other) =>
    auditActionLabel(one).localeCompare(auditActionLabel(other), 'fr'),
  ),
] as const

/** Reads a view from URL search parameters; what can't be read gets its default. */
export function readAudit(search: string): AuditView {
  const params = new URLSearchParams(search)
  const action = params.get('action') ?? ''
  const page = params.get('page') ?? ''
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    action: isAuditAction(action) ? action : 'all',
    from: dayOf(params.get('du')),
    to: dayOf(params.get('au')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

function dayOf(text: string | null): string {
  return text && text.length === 10 && parseDay(text) ? text : ''
}

/** The search parameters of a view; defaults are left out. */
export function writeAudit({ search, action, from, to, page }: AuditView): string {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (action !== 'all') params.set('action', action)
  if (from) params.set('du', from)
  if (to) params.set('au', to)
  if (page !== 1) params.set('page', String(page))
  return params.toString()
}

/** The filters sent to the server, for a page of the log or for its export. */
export function auditFilters({ search, action, from, to }: AuditView) {
  return {
    ...(search ? { search } : {}),
    ...(action === 'all' ? {} : { action }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
}

/** Whether any filter is set. */
export function isAuditFiltered(view: AuditView): boolean {
  return Object.keys(auditFilters(view)).length > 0
}
