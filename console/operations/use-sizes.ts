import { useLocaleState } from "react-admin"

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const

/** Formats bytes in decimal units (1.2 GB) and ratios as percentages (0.4%). */
export const useSizes = () => {
  const [locale] = useLocaleState()
  const size = (bytes: number) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
    const value = bytes / 1000 ** step
    return new Intl.NumberFormat(`${locale}-IN`, {
      style: "unit",
      unit: units[step]!,
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value)
  }
  const share = (part: number, whole: number) =>
    new Intl.NumberFormat(`${locale}-IN`, { style: "percent", maximumFractionDigits: 1 }).format(
      whole === 0 ? 0 : part / whole,
    )
  const number = (value: number) => new Intl.NumberFormat(`${locale}-IN`).format(value)
  return { size, share, number }
}
