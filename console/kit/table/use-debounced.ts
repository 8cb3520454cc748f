import { useEffect, useState } from "react"

/** The value once it has not changed for this many milliseconds; until then the former one. */
export const useDebounced = <Value>(value: Value, pauseMs: number) => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
