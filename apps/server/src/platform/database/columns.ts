type NameOf<Column extends string> = Column extends `${string}.${infer Name}` ? Name : never

/** What a query reads of a row, by its list of columns, each written with its table. */
export type RowOf<Row, Columns extends readonly string[]> = Pick<
  Row,
  Extract<keyof Row, NameOf<Columns[number]>>
>
