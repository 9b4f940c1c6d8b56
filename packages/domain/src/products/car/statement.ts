import type { StatementSide } from '../../claims/statement/statement.ts'
import type { AnswerTo } from '../advice.ts'

/** Prefills side A of an accident statement from the answers of a car contract; questions not asked are left out. */
export function carStatement(answerTo: AnswerTo): StatementSide['texts'] {
  const model = `${answerTo('car.make') ?? ''} ${answerTo('car.model') ?? ''}`.trim()
  const known = {
    policyholder: answerTo('policyholder.name'),
    address: answerTo('policyholder.address'),
    contact: answerTo('policyholder.phone'),
    vehicle: model,
    plate: answerTo('car.plate'),
    driver: answerTo('car.driver'),
    birth: answerTo('car.driver_birth_date'),
    licence: answerTo('car.licence_number'),
  }
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text))
}
