import { makeCatalogue, packagePrice } from '../../products/esims/esim-catalogue.ts';
import { readPlans } from '../../products/esims/airalo/read-plans.ts';
import { sandboxCatalogue } from './sandbox-packages.ts';

const korea = sandboxCatalogue[0];

describe('Reading what the supplier sells', () => {
  it('reads every record of the partner, and never what a package costs us', () => {
    const plans = readPlans(sandboxCatalogue);
    expect(plans.length).toBe(sandboxCatalogue.flatMap(({ operators }) => operators).length);
    expect(
      plans.flatMap(({ packages }) => packages).filter((one) => Object.keys(one).some((key) => /net/i.test(key))),
    ).toEqual([]);
  });

  it('leaves out a record, an operator and a package that cannot be read, and nothing beside them', () => {
    const operator = korea?.operators[0];
    const broken = {
      ...korea,
      operators: [{ ...operator, packages: [{ id: 'x' }, ...(operator?.packages ?? [])] }, null],
    };
    const plans = readPlans([{ slug: 7 }, null, broken]);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.packages).toHaveLength(operator?.packages.length ?? 0);
  });

  it('reads the fair use of unlimited data in figures, and nothing from words without them', () => {
    const readPolicy = (fair_usage_policy: string) =>
      readPlans([
        {
          ...korea,
          operators: [
            {
              ...korea?.operators[0],
              packages: [
                {
                  id: 'u',
                  price: 9,
                  amount: 0,
                  day: 7,
                  is_unlimited: true,
                  voice: null,
                  text: null,
                  fair_usage_policy,
                },
              ],
            },
          ],
        },
      ])[0]?.packages[0]?.fairUse;
    expect(readPolicy('2 GB per day at full speed, then 1 Mbps')).toEqual({ dailyMb: 2048, thenKbps: 1000 });
    expect(readPolicy('500 MB/day, afterwards 384 kbps')).toEqual({ dailyMb: 500, thenKbps: 384 });
    expect(readPolicy('Please be reasonable')).toBeNull();
  });

  it.each([
    [3.2, 3585, 11_480],
    [1, 3585, 3_590],
    [2, 3585, 7_170],
    [0.01, 3585, 40],
  ])('prices %d dollars at %d in whole tens of tögrög: %d', (usd, rate, price) => {
    expect(packagePrice(usd, rate)).toBe(price);
  });

  it('gives a second operator of the same kind an address of its own', () => {
    const [plan] = readPlans(sandboxCatalogue);
    const second = plan && { ...plan, operator: 'Other One' };
    const slugs = makeCatalogue(
      [plan, second].flatMap((one) => (one ? [one] : [])),
      3585,
    ).map(({ slug }) => slug);
    expect(slugs).toEqual(['south-korea-data', 'south-korea-data-other-one']);
  });
});
