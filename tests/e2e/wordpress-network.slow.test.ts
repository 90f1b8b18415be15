/** The plugin in a network of WordPress sites: each has its settings, and none is left when the plugin goes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeNetwork } from './support/wordpress-network.ts';
import { startWordpress, type WordpressSite } from './support/wordpress-site.ts';

let site: WordpressSite;

beforeAll(async () => {
  site = await startWordpress();
  await makeNetwork(site);
}, 120_000);
afterAll(() => site?.stop());

const settingsOf = (id: number) =>
  JSON.parse(site.php(`echo json_encode( get_blog_option( ${id}, 'dragoman_settings' ) );`));

/** Sets a site up, and returns the path of a post with a widget. */
function setUp(id: number, partner: string): string {
  return site.php(`
    switch_to_blog( ${id} );
    update_option( 'dragoman_settings', array( 'backend' => 'https://market.example', 'partner' => '${partner}' ) );
    $post = wp_insert_post( array( 'post_title' => 'Offers', 'post_status' => 'publish', 'post_content' => '[dragoman_offer_grid]' ) );
    echo get_blog_details( ${id} )->path . '?p=' . $post;
  `);
}

it('has settings for each site', async () => {
  const paths = [setUp(1, 'first'), setUp(2, 'second')];
  expect(paths[1]).toMatch(/^\/second\//);
  const [first, second] = await Promise.all(
    paths.map(async (path) => (await fetch(site.address + path)).text()),
  );
  expect(first).toContain('data-partner="first"');
  expect(first).toContain('https://market.example/HomePage?partner=first');
  expect(second).toContain('data-partner="second"');
  expect(second).toContain('https://market.example/HomePage?partner=second');
  expect(second).not.toContain('data-partner="first"');
});

it('leaves nothing on any site when it is deleted', () => {
  expect([settingsOf(1).partner, settingsOf(2).partner]).toEqual(['first', 'second']);
  site.php(`
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    deactivate_plugins( 'dragoman/dragoman.php', false, true );
    uninstall_plugin( 'dragoman/dragoman.php' );
  `);
  expect([settingsOf(1), settingsOf(2)]).toEqual([false, false]);
});

it('makes PHP complain of nothing', async () => {
  expect(await site.complaints()).not.toContain('dragoman');
});
