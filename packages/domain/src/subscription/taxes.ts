/** Tax on insurance (TSCA), compulsory motor liability: 33 %. Source: code général des impôts, article 1001 ; BOI-TCAS-ASSUR-30-10-30. */
export const MOTOR_LIABILITY_TAX = 0.33

/** Tax on insurance (TSCA), every other motor cover: 18 %. Same source. */
export const MOTOR_OTHER_TAX = 0.18

/** Tax on insurance (TSCA), travel and assistance sold alone: 9 %. Source: code général des impôts, article 1001, 6°. */
export const TRAVEL_TAX = 0.09

/**
 * Tax on insurance (TSCA), any cover without a rate of its own: 9 %. Source: code général des impôts, article 1001, 6°.
 */
export const GENERAL_TAX = 0.09

/**
 * Natural-disaster surcharge on the net theft and fire premium of a vehicle: 9 % since 1 January 2025.
 * Source: arrêté du 22 décembre 2023. It is premium, so it is taxed like the other motor covers (18 %).
 */
export const NATURAL_DISASTER_RATE = 0.09

/**
 * Contribution to the fund for victims of terrorism (FGTI), in cents: 6,50 € a contract, whatever its length, since 1
 * July 2024. Source: arrêté du 22 décembre 2023, article L422-1 du code des assurances.
 * Due only for contracts that insure goods in France against damage: not for third-party liability only, nor for
 * travel, where luggage is insured abroad (article R422-4).
 */
export const TERRORISM_FUND_CENTS = 650
