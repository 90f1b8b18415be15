/** Remembers which partner led the visitor to the marketplace. */
const key = 'dragoman.referral';

/** The partner whose link led to the marketplace. */
interface Referral {
  partner: string;
  campaign: string;
  /** The page with that link, as far as the browser reports it: usually its origin alone. */
  page: string;
  /** The partner's own id for what the visitor does here. */
  reference: string;
}

const noReferral: Referral = { partner: '', campaign: '', page: '', reference: '' };

let known: Referral | undefined;

/** On the marketplace's own pages: what the address of the first page view says, while the tab is open. */
export function referral(): Referral {
  known ??= fromAddress() ?? stored() ?? noReferral;
  return known;
}

function fromAddress(): Referral | undefined {
  const address = new URLSearchParams(location.search);
  const found = {
    partner: address.get('partner'),
    campaign: address.get('campaign'),
    page: document.referrer,
    reference: address.get('reference'),
  };
  const referred = validated(found);
  if (!referred) return undefined;
  try {
    sessionStorage.setItem(key, JSON.stringify(referred));
  } catch {
    // Storage is blocked: the referral is known until the page is reloaded.
  }
  return referred;
}

function stored(): Referral | undefined {
  try {
    return validated(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return undefined;
  }
}

/** Visitors can write any address: what no backend would accept is no referral. */
function validated({
  partner,
  campaign,
  page,
  reference,
}: Partial<Record<keyof Referral, unknown>>): Referral | undefined {
  if (typeof partner !== 'string' || !/^[\w-]{1,64}$/.test(partner)) return undefined;
  return {
    partner,
    campaign: typeof campaign === 'string' ? campaign.slice(0, 100) : '',
    page: typeof page === 'string' ? page.slice(0, 1000) : '',
    reference: typeof reference === 'string' ? reference.slice(0, 100) : '',
  };
}
