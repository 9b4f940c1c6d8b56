import { parseDay } from './day.ts'

/**
 * Reads one JSON value of a data file; throws TypeError with the path when the value doesn't have the expected shape.
 */
export class Field {
  readonly value: unknown
  readonly path: string

  constructor(value: unknown, path: string) {
    this.value = value
    this.path = path
  }

  fail(expected: string): never {
    throw new TypeError(`${this.path} should be ${expected}`)
  }

  at(key: string): Field {
    if (typeof this.value !== 'object' || this.value === null) return this.fail('an object')
    return new Field(
      Object.entries(this.value).find(([name]) => name === key)?.[1],
      `${this.path}.${key}`,
    )
  }

  optional<T>(read: (field: Field) => T): T | undefined {
    return this.value === undefined ? undefined : read(this)
  }

  text(): string {
    return typeof this.value === 'string' && this.value !== '' ? this.value : this.fail('a text')
  }

  oneOf<T extends string>(values: readonly T[]): T {
    return values.find((value) => value === this.value) ?? this.fail(named(values))
  }

  number(): number {
    return typeof this.value === 'number' && Number.isFinite(this.value)
      ? this.value
      : this.fail('a number')
  }

  list<T>(read: (field: Field) => T): readonly T[] {
    if (!Array.isArray(this.value)) return this.fail('a list')
    return this.value.map((item: unknown, index) => read(new Field(item, `${this.path}[${index}]`)))
  }

  map<T>(read: (field: Field) => T): Readonly<Record<string, T>> {
    if (typeof this.value !== 'object' || this.value === null) return this.fail('an object')
    return Object.fromEntries(Object.keys(this.value).map((key) => [key, read(this.at(key))]))
  }

  day(): Temporal.PlainDate {
    return parseDay(this.text()) ?? this.fail('a day')
  }
}

/** « a, b or c ». */
function named(values: readonly string[]): string {
  return [values.slice(0, -1).join(', '), ...values.slice(-1)].join(' or ')
}
