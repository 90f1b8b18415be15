const key = 'dragoman.referral';

/** Whose link led to the marketplace. */
export interface Referral {
  partner: string;
  campaign: string;
  /** Where that link stood, as far as the browser tells: usually the origin alone. */
  page: string;
}

const nobody: Referral = { partner: '', campaign: '', page: '' };

let known: Referral | undefined;

/** On the marketplace's own pages: what the address of the first page view says, for as long as the tab is open. */
export function referral(): Referral {
  known ??= arrived() ?? kept() ?? nobody;
  return known;
}

function arrived(): Referral | undefined {
  const address = new URLSearchParams(location.search);
  const found = {
    partner: address.get('partner'),
    campaign: address.get('campaign'),
    page: document.referrer,
  };
  const referred = checked(found);
  if (!referred) return undefined;
  try {
    sessionStorage.setItem(key, JSON.stringify(referred));
  } catch {
    // Blocked: it is known until the page is loaded anew.
  }
  return referred;
}

function kept(): Referral | undefined {
  try {
    return checked(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return undefined;
  }
}

/** Anybody can write an address: what no backend would take is no referral. */
function checked({
  partner,
  campaign,
  page,
}: Partial<Record<keyof Referral, unknown>>): Referral | undefined {
  if (typeof partner !== 'string' || !/^[\w-]{1,64}$/.test(partner)) return undefined;
  return {
    partner,
    campaign: typeof campaign === 'string' ? campaign.slice(0, 100) : '',
    page: typeof page === 'string' ? page.slice(0, 1000) : '',
  };
}
