const indian = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
})

/** Whole rupees, grouped the Indian way: ₹1,25,000. */
export const formatRupees = (rupees: number) => indian.format(rupees)
