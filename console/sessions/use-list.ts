import { useState } from "react"
import { useFieldArray } from "react-hook-form"

let lastKey = 0
/** Not `crypto.randomUUID`, which browsers have with HTTPS only. */
const newKey = () => `entry ${++lastKey}`

/**
 * A list of the form with a key for each entry. `useFieldArray` has keys of its own, but changes all of them when the form
 * is reset, as after saving: what is open would close.
 */
export const useList = (name: string) => {
  const { fields, ...list } = useFieldArray({ name })
  const [keys, setKeys] = useState<readonly string[]>(() => fields.map(newKey))
  return {
    /** A form that was reset to a longer list has entries without a key. */
    keys: fields.map((_field, index) => keys[index] ?? `${name} at ${index}`),
    /** Adds an entry at the end, and returns its key. */
    add: (value: object) => {
      const key = newKey()
      list.append(structuredClone(value), { shouldFocus: false })
      setKeys([...keys.slice(0, fields.length), key])
      return key
    },
    remove: (index: number) => {
      list.remove(index)
      setKeys(keys.toSpliced(index, 1))
    },
    move: (index: number, to: number) => {
      list.move(index, to)
      setKeys(keys.toSpliced(index, 1).toSpliced(to, 0, keys[index]!))
    },
  }
}
