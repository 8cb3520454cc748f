/** The address that dials a phone number. */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, "")}`

/** A phone number that a phone dials on a press. */
export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={phoneHref(phone)}>
      {phone}
    </a>
  )
}
