<?php
/** The HTML of a widget: its element with fallback content, and for editors what is wrong with its attributes. */

defined( 'ABSPATH' ) || exit;

function dragoman_render( string $name, array $given ): string {
	$widget   = dragoman_widgets()[ $name ];
	$settings = dragoman_settings();
	list( $attributes, $problems ) = dragoman_check_attributes( $widget, $given );
	if ( '' === $settings['backend'] ) {
		return dragoman_problem_notes( $widget, array( __( 'Set the address of the backend under Settings → Dragoman.', 'dragoman' ) ) );
	}
	dragoman_enqueue_loader();
	if ( 'auto' !== $settings['theme'] ) {
		$attributes += array( 'theme' => $settings['theme'] );
	}
	$text = '';
	foreach ( $attributes as $attribute => $value ) {
		$text .= '' === $value ? " $attribute" : sprintf( ' %s="%s"', $attribute, esc_attr( $value ) );
	}
	$fallback = dragoman_fallback( $widget, $attributes );
	return dragoman_problem_notes( $widget, $problems ) . "<{$widget['tag']}$text>$fallback</{$widget['tag']}>";
}

/** The link to the marketplace's page that shows the same, for visitors without scripts and for search engines. */
function dragoman_fallback( array $widget, array $attributes ): string {
	$path = $widget['fallback']['path'] ?? '';
	if ( isset( $attributes['category'], $widget['fallback']['category'] ) ) {
		$path = $widget['fallback']['category'];
	}
	$path = preg_replace_callback(
		'/\{([a-z-]+)\}/',
		static fn( array $found ): string => rawurlencode( $attributes[ $found[1] ] ?? '' ),
		$path
	);
	if ( '' === $path || '/' === substr( $path, -1 ) ) {
		return '';
	}
	$settings = dragoman_settings();
	$partner  = $attributes['partner'] ?? $settings['partner'];
	$address  = $settings['backend'] . $path . ( '' === $partner ? '' : '?partner=' . rawurlencode( $partner ) );
	return sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html( __( $widget['fallback']['text'], 'dragoman' ) ) );
}

/** Only people who may edit the page see them. */
function dragoman_problem_notes( array $widget, array $problems ): string {
	$post     = get_the_ID();
	$can_edit = $post ? current_user_can( 'edit_post', $post ) : current_user_can( 'edit_posts' );
	if ( ! $problems || ! $can_edit ) {
		return '';
	}
	$items = implode( '', array_map( static fn( string $problem ): string => '<li>' . esc_html( $problem ) . '</li>', $problems ) );
	return sprintf(
		'<div class="dragoman-problems" role="note" style="border:1px solid #d63638;border-inline-start-width:4px;padding:.75em 1em;margin-block-end:1em;background:#fff;color:#1e1e1e;font-size:14px"><strong>%s</strong><ul style="margin:.25em 0 0;padding-inline-start:1.25em">%s</ul></div>',
		/* translators: %s: the name of the widget. */
		esc_html( sprintf( __( '%s (only editors see this)', 'dragoman' ), __( $widget['title'], 'dragoman' ) ) ),
		$items
	);
}
