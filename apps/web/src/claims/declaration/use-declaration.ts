import type { Nature } from '@sillage/domain/claims/nature.ts'
import type { claims } from '@sillage/wire/claims/claims.ts'
import type { Draft } from '@sillage/wire/claims/declaration.ts'
import type { BodyInput } from '@sillage/wire/http/route.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useAttempt } from '../../contracts/life/use-attempt.ts'
import type { KeptClaim } from '../../shell/device/kept-claims.ts'
import { claimsApi, declarationApi } from '../claims-api.ts'
import {
  type AskedNature,
  answeredByStatement,
  bodyOf,
  type DeclarationForm,
  withAnswer,
} from './declaration-form.ts'
import { useDraftPhotos } from './draft-photos.ts'
import { useDraftId } from './use-draft-id.ts'

/** The unfinished declaration on a contract; null when there is none. */
export function useDraft(contractId: string) {
  return useQuery({
    queryKey: ['claims', 'draft', contractId],
    queryFn: async ({ signal }) =>
      (await declarationApi.draft({ params: { contractId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The contract on which to declare: its type, its owner, what it covers of each nature. */
export function useGround(contractId: string) {
  return useQuery({
    queryKey: ['claims', 'ground', contractId],
    queryFn: async ({ signal }) =>
      (await declarationApi.ground({ params: { contractId }, signal })).data,
  })
}

/** Index of the last step; the steps are safety, incident and description. */
export const LAST_STEP = 2
const TYPING_PAUSE_MS = 800
/** Name of the step in the address. */
const STEP = 'etape'

/** A declaration started on this device: saved there, and sent from there. */
export interface KeptSource {
  readonly claim: KeptClaim
  /** Both drivers signed the statement kept with it: the questions it answers are not asked. */
  readonly isStatementSigned: boolean
  /** Whether the device failed to save the last change. */
  readonly isFailed: boolean
  readonly save: (form: DeclarationForm) => Promise<unknown>
  /** Sends the request body; keeps the form it was made from, in case the server refuses it. */
  readonly send: (body: BodyInput<typeof claims.declare>, form: DeclarationForm) => Promise<unknown>
}

/** The steps of a declaration and its form, saved to the server at each step and typing pause, and sent once. */
export function useDeclaration(contractId: string, draft: Draft | null, source: KeptSource | null) {
  const client = useQueryClient()
  const [form, setForm] = useState<DeclarationForm>(source?.claim.form ?? draft?.form ?? {})
  const [first] = useState(source ? stepOf(source.claim.form) : (draft?.step ?? 0))
  const { step, show } = useStepInAddress(first, form)
  const keyFor = useAttempt()
  const kept = useRef<DeclarationForm | null>(form)
  const {
    id: draftId,
    now: draftNow,
    keep: keepId,
  } = useDraftId(contractId, {
    draft,
    isOnDevice: source !== null,
  })
  const ground = useGround(contractId)
  /** The claim that this draft made, in another tab, on another device, or by a call whose answer was lost. */
  const sent =
    draftId === null ? undefined : ground.data?.declared.find((one) => one.draft_id === draftId)

  // in sequence: a draft save still in flight must not recreate the draft after the declaration
  const inTurn = { scope: { id: `declaration ${contractId}` } } as const
  const saving = useMutation({
    ...inTurn,
    mutationFn: async (body: { step: number; form: DeclarationForm }) => {
      kept.current = body.form
      if (source) await source.save(body.form)
      else {
        const named = { ...body, ...draftNow() }
        const { data } = await declarationApi.saveDraft({ params: { contractId }, body: named })
        keepId(data.draft_id)
      }
    },
    // retry at the next pause; the draft may be a claim by now
    onError: () => {
      kept.current = null
      void client.invalidateQueries({ queryKey: ['claims', 'ground', contractId] })
    },
  })
  const discarding = useMutation({
    ...inTurn,
    mutationFn: () => declarationApi.discardDraft({ params: { contractId } }),
  })
  const go = (next: number) => {
    show(next)
    saving.mutate({ step: next, form })
  }
  const { keeping: photos, giveToClaim } = useDraftPhotos(contractId)
  const restart = () => {
    kept.current = EMPTY
    keepId(null)
    setForm(EMPTY)
    show(0)
    discarding.mutate()
    photos.mutate([])
  }
  const declaration = useMutation({
    ...inTurn,
    mutationFn: async ({ asked, nature }: Asked) => {
      const answered = source?.isStatementSigned ? answeredByStatement(nature) : []
      const whole = bodyOf({ contractId, form: answered.reduce(withAnswer, form), nature: asked })
      if (source) return void (await source.send(whole, form))
      const body = { ...whole, ...draftNow() }
      const claim = (await claimsApi.declare({ body, idempotencyKey: keyFor(body) })).data
      // the claim exists: a device that can't move its files must not look like a failed declaration
      await giveToClaim(claim.claim_id).catch(() => undefined)
      return claim
    },
    onSuccess: (claim) => {
      if (!claim) return
      keepId(null)
      show(null)
    },
    // without an answer the claim may exist
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['claims', 'mine'] })
      void client.invalidateQueries({ queryKey: ['claims', 'drafts'] })
      void client.invalidateQueries({ queryKey: ['claims', 'ground', contractId] })
    },
  })
  const keepTyped = useEffectEvent((typed: DeclarationForm) => {
    const isOnItsWay = declaration.isPending || declaration.isSuccess || sent
    if (kept.current !== typed && !isOnItsWay) saving.mutate({ step, form: typed })
  })
  useEffect(() => {
    const timer = setTimeout(() => keepTyped(form), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [form])
  const takeFiles = useEffectEvent(giveToClaim)
  const claimId = sent?.claim_id
  useEffect(() => {
    if (claimId) void takeFiles(claimId).catch(() => undefined)
  }, [claimId])
  return { form, setForm, step, go, saving, restart, declaration, sent }
}

/**
 * The step in the address, numbered from 1, so that the browser's back button shows the one before; `first` until one
 * was chosen here. The description needs an incident.
 */
function useStepInAddress(first: number, { nature, dateIncident }: DeclarationForm) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const state = useHistoryState<unknown>()
  const asked = Number(new URLSearchParams(search).get(STEP) ?? first + 1) - 1
  const most = nature && dateIncident ? LAST_STEP : Math.max(first, 1)
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), most) : first
  /** Null takes it out of the address: nothing is left to go back to. */
  const show = (next: number | null) => {
    const query = new URLSearchParams(search)
    if (next === null) query.delete(STEP)
    else query.set(STEP, String(next + 1))
    navigate(`${path}?${query}`, { state, replace: next === null })
  }
  return { step, show }
}

interface Asked {
  readonly asked: AskedNature
  readonly nature: Nature | null
}

/**
 * First step shown for a declaration continued from the device: the last one, or the second when required fields are
 * missing.
 */
function stepOf({ nature, dateIncident }: DeclarationForm): number {
  return nature && dateIncident ? LAST_STEP : 1
}

const EMPTY: DeclarationForm = {}
