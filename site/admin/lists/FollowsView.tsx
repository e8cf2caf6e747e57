import type { AdminFollowList, getAdminFollows } from '../../../services/contracts/admin/audience';
import { withNames } from '../../shell/with-names';
import { Instant } from '../desk/Instant';
import { ListView } from '../desk/ListView';
import { type Column, Table } from '../desk/Table';
import type { AdminTexts } from '../desk/texts';
import * as styles from './FollowsView.module.css';

type Follow = AdminFollowList['follows'][number];

const followsOf = ({ follows }: AdminFollowList) => follows;

/** Characters of a device's id that are shown. */
const DEVICE_SHOWN = 8;

/** How many follow each artist, and the newest follows. */
export function FollowsView({ texts }: { texts: AdminTexts }) {
  const words = texts.desk.follows;
  const columns = (): Column<Follow>[] => [
    { head: words.since, cell: ({ created_at }) => <Instant at={created_at} /> },
    {
      head: words.artist,
      cell: ({ artist_id }) => withNames(texts.artists[artist_id] ?? artist_id),
    },
    {
      head: words.device,
      cell: ({ device_id }) => <code>{device_id.slice(0, DEVICE_SHOWN)}</code>,
    },
  ];

  return (
    <ListView<typeof getAdminFollows, Follow>
      texts={texts}
      title={texts.desk.sections.follows}
      lead={words.lead}
      path="/api/admin/follows"
      hasSearch={false}
      rowsOf={followsOf}
      keyOf={({ artist_id, device_id }) => `${artist_id} ${device_id}`}
      columns={columns}
    >
      {({ head }) =>
        head && (
          <div className={styles.counts}>
            <Table
              label={words.followers}
              rows={head.artists}
              keyOf={({ artist_id }) => artist_id}
              nothing={texts.desk.empty}
              columns={[
                { head: words.artist, cell: ({ name }) => withNames(name) },
                {
                  head: words.followers,
                  cell: ({ followers }) => followers.toLocaleString('en'),
                  isNumber: true,
                },
              ]}
            />
          </div>
        )
      }
    </ListView>
  );
}
