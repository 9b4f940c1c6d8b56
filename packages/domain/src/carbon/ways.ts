/** Every way to make a trip; the travel formats of a contract are among them. */
export const WAYS_TO_TRAVEL = ['train', 'coach', 'carpool', 'car', 'flight'] as const
export type WayToTravel = (typeof WAYS_TO_TRAVEL)[number]
