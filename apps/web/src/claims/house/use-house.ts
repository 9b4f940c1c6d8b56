import type { HouseDelayHistory, IntakeHistory } from '@sillage/wire/claims/house.ts'
import { ApiError } from '@sillage/wire/http/client.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/overlay/toast.ts'
import { deskApi } from '../claims-desk-api.ts'
import { HOUSE } from './house.messages.ts'

const INTAKES = ['claims', 'intakes']
const DELAYS = ['claims', 'house-delays']
const intakeKey = (natureId: string) => [...INTAKES, natureId]

/** What is asked now for each nature. */
export function useIntakes() {
  return useQuery({
    queryKey: INTAKES,
    queryFn: async ({ signal }) => (await deskApi.intakes({ signal })).data,
    refetchOnMount: 'always',
  })
}

/** What is asked for one nature, now and in previous versions. */
export function useIntake(natureId: string) {
  return useQuery({
    queryKey: intakeKey(natureId),
    queryFn: async ({ signal }) => (await deskApi.intake({ params: { natureId }, signal })).data,
    refetchOnMount: 'always',
  })
}

type IntakeBody = Parameters<typeof deskApi.writeIntake>[0]['body']

export function usePublishIntake(natureId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: IntakeBody) =>
      (await deskApi.writeIntake({ params: { natureId }, body })).data,
    onSuccess: (published: IntakeHistory) => {
      client.setQueryData(intakeKey(natureId), published)
      toast.success(HOUSE.published(published.version))
    },
    // a colleague published meanwhile: load their version
    onError: (error) =>
      isOvertaken(error) ? client.invalidateQueries({ queryKey: intakeKey(natureId) }) : undefined,
  })
}

/** The company's response times, with previous versions. */
export function useHouseDelays() {
  return useQuery({
    queryKey: DELAYS,
    queryFn: async ({ signal }) => (await deskApi.houseDelays({ signal })).data,
    refetchOnMount: 'always',
  })
}

type DelaysBody = Parameters<typeof deskApi.writeHouseDelays>[0]['body']

export function usePublishDelays() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: DelaysBody) => (await deskApi.writeHouseDelays({ body })).data,
    onSuccess: (published: HouseDelayHistory) => {
      client.setQueryData(DELAYS, published)
      toast.success(HOUSE.published(published.version))
    },
    onError: (error) =>
      isOvertaken(error) ? client.invalidateQueries({ queryKey: DELAYS }) : undefined,
  })
}

/** Whether a colleague published meanwhile. */
export function isOvertaken(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 409
}
