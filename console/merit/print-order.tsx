import { type ListOrder, listOrders } from "#domain/merit/rounds/cut-offs.ts"

import { SelectField } from "../kit/form/plain-field.tsx"
import { useTexts } from "./use-texts.tsx"

interface PrintOrderProps {
  value: ListOrder
  onChange: (order: ListOrder) => void
}

/** Chooses how the lists are ordered that are printed next. */
export function PrintOrder({ value, onChange }: PrintOrderProps) {
  const text = useTexts()
  return (
    <SelectField
      label={text("print.order")}
      value={value}
      choices={listOrders.map((id) => ({ id, name: text(`print.orders.${id}`) }))}
      onChange={onChange}
      sx={{ maxWidth: 360, my: 1 }}
    />
  )
}
