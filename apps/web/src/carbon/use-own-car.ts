import type { CarProfile } from '@sillage/domain/carbon/car-profile.ts'
import type { AnnualVehicleReply } from '@sillage/wire/carbon.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../shell/api.ts'
import { vehicleBody } from './estimate-subject.ts'

/** What the customer's own car emits in a year; null until it is known, for it only informs. */
export function useOwnCar(
  kilometres: number,
  ownCar: CarProfile | null,
): AnnualVehicleReply | null {
  const body = ownCar && vehicleBody(kilometres, ownCar.vehicle)
  const { data } = useQuery({
    queryKey: ['own car', body],
    queryFn: body ? ({ signal }) => api.carbon.annualVehicle({ body, signal }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
