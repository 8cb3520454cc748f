interface JsonLdProps {
  facts: Record<string, unknown>
}

/**
 * JSON-LD structured data, which does not run as a script. "<" is escaped, so that no text can close the element.
 */
function JsonLd({ facts }: JsonLdProps) {
  const whole = { "@context": "https://schema.org", ...facts }
  const json = JSON.stringify(whole).replaceAll("<", "\\u003c")
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

interface CollegeJsonLdProps {
  college: {
    name: string
    /** The college's name in the other language. */
    alternateName: string
    address: string
    phones: readonly string[]
    email: string
  }
  /** Origin of the site, like "https://college.example". */
  origin: string
}

export function CollegeJsonLd({ college, origin }: CollegeJsonLdProps) {
  const { name, alternateName, address, phones, email } = college
  const facts = {
    "@type": "CollegeOrUniversity",
    "@id": `${origin}/#college`,
    name,
    ...(alternateName !== name && { alternateName }),
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "IN" },
    telephone: phones,
    email,
  }
  return <JsonLd facts={facts} />
}

interface EventJsonLdProps {
  /** Days are ISO dates. */
  event: {
    title: string
    starts_on: string
    ends_on?: string | undefined
    place: string
    summary: string
  }
  college: { name: string; address: string }
}

export function EventJsonLd({ event, college }: EventJsonLdProps) {
  const facts = {
    "@type": "Event",
    name: event.title,
    startDate: event.starts_on,
    endDate: event.ends_on ?? event.starts_on,
    description: event.summary,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: {
      "@type": "Place",
      name: event.place,
      address: `${college.name}, ${college.address}`,
    },
    organizer: { "@type": "CollegeOrUniversity", name: college.name },
  }
  return <JsonLd facts={facts} />
}
